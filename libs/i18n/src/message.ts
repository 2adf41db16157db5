/** One text of the product: `id` is `<library>.<place>.<what>`, `defaultMessage` English in ICU MessageFormat. */
export interface Message {
  readonly id: string;
  /** The purpose of the text and its placeholders, for the translator. */
  readonly description: string;
  readonly defaultMessage: string;
}

/** Declares the texts of a library. Returns its argument, so that ids stay literal types. */
export function defineMessages<const T extends Record<string, Message>>(messages: T): T {
  return messages;
}
