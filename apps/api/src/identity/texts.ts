import { localeFromCookie, negotiateLocale } from '@social-shop/i18n/choice';
import type { LocaleCode } from '@social-shop/i18n/locales';
import { join } from 'node:path';
import { languagesIn, type Language } from '../http/language.ts';

export type { Language };

/** The texts of one of the ten languages, which the hosted pages speak whatever the shop has been translated to. */
export const language = languagesIn(join(import.meta.dirname, 'messages'));

/**
 * The visitor's language: what the shop is shown in (`ui_locales`), else the visitor's choice, else what the browser says.
 * The shop's cookie is here too where both are on one host name.
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
