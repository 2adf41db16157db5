import { offeredLocales, useIntl } from '@social-shop/i18n';

/** The languages of the selector, and the one that this page is in. */
export function useLanguages() {
  const { locale } = useIntl();
  const current = offeredLocales.find(({ iso }) => iso === locale)?.code;
  return { languages: offeredLocales, current };
}
