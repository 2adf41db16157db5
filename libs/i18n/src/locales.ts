/** A language that the product knows (specification 1, section 1). */
export interface Locale {
  /** The value of the cookie and the name of the catalogue. */
  readonly code: string;
  /** The BCP 47 tag for `lang`, `hreflang` and `Intl`; never a region code of `regionOf`. */
  readonly iso: string;
  /** The language's own name, shown in the language selector. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The ten languages of the specification. */
export const locales = [
  { code: 'en', iso: 'en', name: 'English', direction: 'ltr' },
  { code: 'en-GB', iso: 'en-GB', name: 'English (UK)', direction: 'ltr' },
  { code: 'fr', iso: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'de', iso: 'de', name: 'Deutsch', direction: 'ltr' },
  { code: 'zh', iso: 'zh-Hans', name: '简体中文', direction: 'ltr' },
  { code: 'zh-Hant', iso: 'zh-Hant', name: '繁體中文', direction: 'ltr' },
  { code: 'es-ES', iso: 'es-ES', name: 'Español', direction: 'ltr' },
  { code: 'it', iso: 'it', name: 'Italiano', direction: 'ltr' },
  { code: 'pt', iso: 'pt', name: 'Português', direction: 'ltr' },
  { code: 'ko', iso: 'ko', name: '한국어', direction: 'ltr' },
] as const satisfies readonly Locale[];

/** Stand-ins for tests and development. They reveal texts that are not translated (en-XA) or do not fit (xx-LS). */
export const pseudoLocales = [
  { code: 'en-XA', iso: 'en-XA', name: '[Ëñĝļîšĥ]', direction: 'ltr' },
  { code: 'xx-LS', iso: 'en-x-long', name: 'English, long', direction: 'ltr' },
] as const satisfies readonly Locale[];

export type LocaleCode = (typeof locales)[number]['code'];
export type PseudoLocaleCode = (typeof pseudoLocales)[number]['code'];
/** A language in which pages are shown: an offered one, or a stand-in where those are allowed. */
export type ShownLocaleCode = LocaleCode | PseudoLocaleCode;

const offered: readonly LocaleCode[] = ['en', 'en-GB', 'fr', 'de', 'zh', 'zh-Hant', 'es-ES', 'it', 'pt', 'ko'];

/** The languages with a complete catalogue, in the selector's order (L1); `tools/messages` checks their completeness. */
export const offeredLocales = locales.filter(({ code }) => offered.includes(code));

const parents: Readonly<Record<string, string>> = {
  'en-AU': 'en-GB',
  'en-IE': 'en-GB',
  'en-NZ': 'en-GB',
  'es-ES': 'es-419',
};

/** Returns the locales in which a text is looked up: the locale itself first, English last. zh-Hant does not fall back to zh. */
export function fallbackChain(code: string): string[] {
  const parent = code === 'en' ? undefined : (parents[code] ?? 'en');
  return parent === undefined ? [code] : [code, ...fallbackChain(parent)];
}

/** Rules for the build of catalogues (`tools/vite/messages.ts`) and their check (`tools/messages`). */
export const catalogueRules = {
  /** The allowed catalogues (L1): the ten languages, and the fallback of es-ES. */
  known: [...locales.map(({ code }) => code), 'es-419'],
  offered,
  fallbackChain,
};

function localeOf(code: ShownLocaleCode): Locale {
  const all: readonly Locale[] = [...locales, ...pseudoLocales];
  return all.find((locale) => locale.code === code) ?? locales[0];
}

/** The value of the document's `lang`. */
export function lang(code: ShownLocaleCode): string {
  return localeOf(code).iso;
}

/** The value of the document's `dir`. */
export function dir(code: ShownLocaleCode): Locale['direction'] {
  return localeOf(code).direction;
}

const regions = {
  en: 'us',
  'en-GB': 'uk',
  fr: 'fr',
  de: 'de',
  zh: 'cn',
  'zh-Hant': 'cn',
  'es-ES': 'es',
  it: 'it',
  pt: 'br',
  ko: 'kr',
  'en-XA': 'us',
  'xx-LS': 'us',
} as const satisfies Record<ShownLocaleCode, string>;

/** The platform's region code for categories (specification 1, section 9). It is not a language: keep it out of `lang`. */
export function regionOf(code: ShownLocaleCode): (typeof regions)[ShownLocaleCode] {
  return regions[code];
}
