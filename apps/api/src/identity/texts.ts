import { localeFromCookie, negotiateLocale } from '@social-shop/i18n/choice';
import { createIntl } from '@social-shop/i18n/intl';
import { fallbackChain, lang, type LocaleCode } from '@social-shop/i18n/locales';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text functions of a page or a mail. */
export type Intl = ReturnType<typeof createIntl>;

export interface Language {
  readonly code: LocaleCode;
  /** The value of the document's `lang`. */
  readonly lang: string;
  readonly intl: Intl;
}

const languages = new Map<LocaleCode, Language>();

/** The texts of one of the ten languages, which the hosted pages have even if the shop does not offer it. */
export function language(code: LocaleCode): Language {
  const known = languages.get(code);
  if (known) return known;
  const texts = fallbackChain(code).toReversed().map(translation);
  const made = { code, lang: lang(code), intl: createIntl({ locale: code, messages: Object.assign({}, ...texts) }) };
  languages.set(code, made);
  return made;
}

function translation(code: string): Record<string, string> {
  const path = join(import.meta.dirname, 'messages', `${code}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
}

/**
 * The visitor's language: that of the shop (`ui_locales`), else the visitor's choice, else the browser's. The shop's cookie is here, too,
 * if both are on one host name.
 */
export function languageOf({
  uiLocales,
  cookie,
  acceptLanguage,
}: {
  readonly uiLocales?: unknown;
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
}): Language {
  if (typeof uiLocales === 'string') return language(negotiateLocale(uiLocales.trim().split(/\s+/).join(',')));
  const chosen = localeFromCookie(/(?:^|;\s*)locale=([^;]*)/.exec(cookie ?? '')?.[1]);
  return language((chosen as LocaleCode | undefined) ?? negotiateLocale(acceptLanguage));
}
