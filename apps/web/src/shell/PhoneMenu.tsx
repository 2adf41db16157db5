import { SignOutForm, useSession } from '@social-shop/auth';
import { Dialog, DialogClose, Icon, IconButton, Logo } from '@social-shop/commerce-ui';
import { lang, useIntl } from '@social-shop/i18n';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages.ts';
import { changeLanguage } from './changeLanguage.ts';
import { dealsNavigation } from './dealsNavigation.ts';
import { NavigationLinks } from './NavigationLinks.tsx';
import * as css from './PhoneMenu.css.ts';
import { useLanguages } from './useLanguages.ts';

interface PhoneMenuProps {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** The navigation as a whole page, for windows whose top bar has no room for it. Following a link closes it. */
export function PhoneMenu({ open, setOpen }: PhoneMenuProps) {
  const intl = useIntl();
  const { languages, current } = useLanguages();
  const { key } = useLocation();
  const session = useSession();
  const shown = useRef(key);
  useEffect(() => {
    // Mounting is no navigation: the menu's code arrives after it was opened.
    if (shown.current !== key) setOpen(false);
    shown.current = key;
  }, [key, setOpen]);

  return (
    <Dialog open={open} onOpenChange={setOpen} title={intl.formatMessage(messages.menu)}>
      <div className={css.head}>
        <Logo />
        <DialogClose asChild>
          <IconButton icon="close" iconSize={24} label={intl.formatMessage(messages.closeMenu)} />
        </DialogClose>
      </div>
      <nav className={css.body} aria-label={intl.formatMessage(messages.navigation)}>
        <NavigationLinks place="phone" className={css.big} />
        <NavigationLinks links={dealsNavigation} place="deals" className={css.row} />
        <NavigationLinks place="phoneEnd" className={css.big} />
      </nav>
      <div className={css.settings}>
        {session ? <p className={css.email}>{session.email}</p> : null}
        <label className={css.row}>
          <Icon name="globe" className={css.icon} />
          {intl.formatMessage(messages.language)}
          <span className={css.choice} aria-hidden="true">
            {languages.find(({ code }) => code === current)?.name}
          </span>
          <select
            className={css.select}
            defaultValue={current}
            onChange={(event) => void changeLanguage(event.currentTarget.value)}
          >
            {languages.map(({ code, name }) => (
              <option key={code} value={code} lang={lang(code)}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {session ? (
          <SignOutForm>
            <button className={css.row}>
              <Icon name="signOut" className={css.icon} />
              {intl.formatMessage(messages.signOut)}
            </button>
          </SignOutForm>
        ) : null}
      </div>
    </Dialog>
  );
}
