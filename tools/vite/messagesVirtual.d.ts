declare module 'virtual:messages' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  /** The compiled texts of a locale, of all libraries and the host: the `messages` of `createIntl`. Loaded once. */
  export function loadMessages(locale: string): Promise<Record<string, MessageFormatElement[]>>;

  /** Locale to the key of its chunk in the manifest of the browser's build, for a modulepreload. */
  export const chunkKeys: Readonly<Record<string, string | undefined>>;
}
