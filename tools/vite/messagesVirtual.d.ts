declare module 'virtual:messages' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  /** The compiled texts of a locale, of all libraries and the host: the `messages` of `createIntl`. Loaded once. */
  export function loadMessages(locale: string): Promise<Record<string, MessageFormatElement[]>>;
}
