/** One text of the product: `id` is `<library>.<place>.<what>`, `defaultMessage` English in ICU MessageFormat. */
export interface Message {
  readonly id: string;
  /** What the text is for and what its placeholders hold, for the person who translates it. */
  readonly description: string;
  readonly defaultMessage: string;
}

/** Declares the texts of a library; gives back what it was given, so that ids stay literal types. */
export function defineMessages<const T extends Record<string, Message>>(messages: T): T {
  return messages;
}
