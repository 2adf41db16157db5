import { localeFromCookie, negotiateLocale } from '@social-shop/i18n/choice';
import type { LocaleCode } from '@social-shop/i18n/locales';
import { join } from 'node:path';
import { languagesIn, type Language } from '../http/language.ts';

export type { Language };

/** The texts of one of the ten languages, which the hosted pages have even if the shop does not offer it. */
export const language = languagesIn(join(import.meta.dirname, 'messages'));

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
