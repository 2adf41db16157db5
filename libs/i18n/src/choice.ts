import { fallbackChain, locales, offeredLocales, pseudoLocales } from './locales.ts';
import type { LocaleCode, PseudoLocaleCode, ShownLocaleCode } from './locales.ts';

/** The cookie that keeps the visitor's choice. */
export const localeCookieName = 'locale';

/** One year. The specification says 31536000000 ms; Max-Age counts seconds (RFC 6265, section 5.2.2). */
const maxAge = 31_536_000;

const offered: readonly LocaleCode[] = offeredLocales.map(({ code }) => code);

/** Returns the locale that a cookie's value names; other values are ignored. Stand-ins count with `pseudo`. */
export function localeFromCookie(
  value: string | undefined,
  { pseudo = false }: { pseudo?: boolean } = {},
): LocaleCode | PseudoLocaleCode | undefined {
  return [...locales, ...(pseudo ? pseudoLocales : [])].find(({ code }) => code === value)?.code;
}

/** The value of `Set-Cookie`, or of `document.cookie`, that keeps the visitor's choice. */
export function localeCookie(code: ShownLocaleCode, { secure }: { secure: boolean }): string {
  return `${localeCookieName}=${code}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

// Ranges that look-up by truncation alone would get wrong (L2), and the known codes.
const byRange: ReadonlyMap<string, LocaleCode> = new Map([
  ...locales.map(({ code }) => [code.toLowerCase(), code] as const),
  ...(['zh-tw', 'zh-hk', 'zh-mo'] as const).map((range) => [range, 'zh-Hant'] as const),
  ...(['en-au', 'en-ie', 'en-nz', 'en-in'] as const).map((range) => [range, 'en-GB'] as const),
  ['es', 'es-ES'] as const,
]);

/**
 * The locale for a visitor without a cookie: `Accept-Language` looked up (RFC 4647, section 3.4) in the table of L2.
 * @param acceptLanguage the raw header; anything but language ranges is skipped
 * @param among the locales to choose from
 * @returns English if nothing matches
 */
export function negotiateLocale(
  acceptLanguage: string | undefined,
  among: readonly LocaleCode[] = locales.map(({ code }) => code),
): LocaleCode {
  for (const range of languageRanges(acceptLanguage ?? '')) {
    for (let tag = range; tag !== ''; tag = tag.slice(0, Math.max(tag.lastIndexOf('-'), 0))) {
      const code = byRange.get(tag);
      if (code !== undefined && among.includes(code)) return code;
    }
  }
  return 'en';
}

/** The accepted languages, best first, in lower case. */
function languageRanges(header: string): string[] {
  return (
    header
      // Browsers send a few dozen characters, so the rest of a very long header is ignored.
      .slice(0, 1000)
      .toLowerCase()
      .split(',')
      .map((part) => /^\s*([a-z]{2,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=(0(?:\.\d*)?|1(?:\.0*)?)\s*)?$/.exec(part))
      .flatMap((match) => (match?.[1] ? [{ range: match[1], weight: Number(match[2] ?? 1) }] : []))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .map(({ range }) => range)
  );
}

/**
 * Returns the language of this visitor's pages, always one with a complete catalogue, so that `lang` is correct. A known choice that is not
 * offered yet falls back along its chain.
 */
export function resolveLocale({
  cookie,
  acceptLanguage,
  pseudo = false,
}: {
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  pseudo?: boolean;
}): ShownLocaleCode {
  const chosen = localeFromCookie(cookie, { pseudo });
  if (chosen === undefined) return negotiateLocale(acceptLanguage, offered);
  return fallbackChain(chosen).find(isShown) ?? 'en';
}

function isShown(code: string): code is ShownLocaleCode {
  return [...offeredLocales, ...pseudoLocales].some((locale) => locale.code === code);
}
