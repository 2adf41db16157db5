import { Button, Select } from '@social-shop/commerce-ui';
import { lang, useIntl } from '@social-shop/i18n';
import { BRAND, paths } from '@social-shop/routing';
import { messages } from '../messages.ts';
import { changeLanguage } from './changeLanguage.ts';
import * as css from './Footer.css.ts';
import { NavigationLinks } from './NavigationLinks.tsx';
import { useHere } from './useHere.ts';
import { useLanguages } from './useLanguages.ts';

/** The end of every page: the name, the account links and the language selector. All of it works without script. */
export function Footer() {
  const intl = useIntl();
  const { languages, current } = useLanguages();
  const here = useHere();
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <span>{BRAND}</span>
        <nav aria-label={intl.formatMessage(messages.accountLinks)} className={css.links}>
          <NavigationLinks place="footer" className={css.link} />
        </nav>
        <form method="post" action={paths.locale()} className={css.form}>
          <input type="hidden" name="from" value={here} />
          <Select
            name="locale"
            label={intl.formatMessage(messages.language)}
            defaultValue={current}
            onChange={({ currentTarget }) => void changeLanguage(currentTarget.value)}
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
