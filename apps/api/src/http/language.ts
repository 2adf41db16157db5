import { createIntl } from '@social-shop/i18n/intl';
import { fallbackChain, lang, type LocaleCode } from '@social-shop/i18n/locales';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text functions of a page, a mail or a response. */
export type Intl = ReturnType<typeof createIntl>;

export interface Language {
  readonly code: LocaleCode;
  /** The value of the document's `lang`. */
  readonly lang: string;
  readonly intl: Intl;
}

/**
 * Returns a function that gives the texts of one of the ten languages.
 *
 * @param folder has a file of translations for each language.
 */
export function languagesIn(folder: string): (code: LocaleCode) => Language {
  const languages = new Map<LocaleCode, Language>();
  const translation = (code: string): Record<string, string> => {
    const path = join(folder, `${code}.json`);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
  };
  return (code) => {
    const known = languages.get(code);
    if (known) return known;
    const texts = fallbackChain(code).toReversed().map(translation);
    const made = { code, lang: lang(code), intl: createIntl({ locale: code, messages: Object.assign({}, ...texts) }) };
    languages.set(code, made);
    return made;
  };
}
