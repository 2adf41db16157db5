import { Button, Select } from '@social-shop/commerce-ui';
import { lang, useIntl } from '@social-shop/i18n';
import { BRAND } from '@social-shop/routing';
import { messages } from '../messages.ts';
import * as css from './Footer.css.ts';
import { LANGUAGE_ACTION, ReturnField } from './ReturnField.tsx';
import { useLanguages } from './useLanguages.ts';

/** Ends every page: the name and the language selector. */
export function Footer() {
  const intl = useIntl();
  const { languages, current } = useLanguages();
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <span>{BRAND}</span>
        <form method="post" action={LANGUAGE_ACTION} className={css.form}>
          <ReturnField />
          <Select
            name="locale"
            label={intl.formatMessage(messages.language)}
            defaultValue={current}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            {languages.map(({ code, name }) => (
              <option key={code} value={code} lang={lang(code)}>
                {name}
              </option>
            ))}
          </Select>
          <noscript>
            <Button type="submit" look="secondary" size="sm">
              {intl.formatMessage(messages.changeLanguage)}
            </Button>
          </noscript>
        </form>
      </div>
    </footer>
  );
}
