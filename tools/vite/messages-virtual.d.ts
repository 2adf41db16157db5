declare module 'virtual:messages' {
  import type { Catalogue, ShownLocaleCode } from '@social-shop/i18n';

  /** The compiled texts of a locale, of all libraries and the host; a chunk of its own, loaded once. */
  export function loadMessages(locale: ShownLocaleCode): Promise<Catalogue>;

  /** The key of each locale's chunk in the manifest of the browser's build, for a modulepreload. */
  export const chunkKeys: Readonly<Partial<Record<ShownLocaleCode, string>>>;

  /** Whether the stand-ins en-XA and xx-LS are there: the `pseudo` of `resolveLocale`. */
  export const pseudo: boolean;
}
