import { LazyMenu } from '@social-shop/commerce-ui';
import { lang, useIntl } from '@social-shop/i18n';
import { messages } from '../messages.ts';
import { changeLanguage } from './changeLanguage.ts';
import { useLanguages } from './useLanguages.ts';

/** The language selector of the top bar. Without script, use that of the footer. */
export function LanguageMenu() {
  const intl = useIntl();
  const { languages, current } = useLanguages();
  return (
    <LazyMenu
      icon="globe"
      label={intl.formatMessage(messages.language)}
      items={languages.map(({ code, name }) => ({
        key: code,
        label: name,
        lang: lang(code),
        checked: code === current,
        onSelect: () => void changeLanguage(code),
      }))}
    />
  );
}
