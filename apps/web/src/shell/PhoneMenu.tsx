import { SignOutForm, useSession } from '@social-shop/auth';
import { Dialog, DialogClose, Icon, IconButton, Logo } from '@social-shop/commerce-ui';
import { lang, useIntl } from '@social-shop/i18n';
import { Link, paths } from '@social-shop/routing';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages.ts';
import { phoneMenuOpen } from './phoneMenu.ts';
import * as css from './PhoneMenu.css.ts';
import { LANGUAGE_ACTION, ReturnField } from './ReturnField.tsx';
import { useHere } from './useHere.ts';
import { useLanguages } from './useLanguages.ts';

/** The ways through the shop as a page of their own, where the top bar has no room for them. */
export function PhoneMenu() {
  const intl = useIntl();
  const [open, setOpen] = useAtom(phoneMenuOpen);
  const { languages, current } = useLanguages();
  const { key } = useLocation();
  const session = useSession();
  const here = useHere();
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
        <Link href={paths.home()} className={css.big}>
          {intl.formatMessage(messages.discover)}
        </Link>
        {session ? null : (
          <>
            <Link href={paths.login(here)} className={css.big}>
              {intl.formatMessage(messages.logIn)}
            </Link>
            <Link href={paths.signup(here)} className={css.big}>
              {intl.formatMessage(messages.signUp)}
            </Link>
          </>
        )}
      </nav>
      <form method="post" action={LANGUAGE_ACTION} className={css.body} aria-labelledby="phone-menu-language">
        <h2 id="phone-menu-language" className={css.group}>
          {intl.formatMessage(messages.language)}
        </h2>
        <ReturnField />
        {languages.map(({ code, name }) => (
          <button
            key={code}
            name="locale"
            value={code}
            className={css.row}
            aria-current={code === current || undefined}
          >
            <bdi lang={lang(code)}>{name}</bdi>
            {code === current ? <Icon name="check" className={css.mark} /> : null}
          </button>
        ))}
      </form>
      {session ? (
        <div className={css.body}>
          <p className={css.email}>{session.email}</p>
          <SignOutForm>
            <button className={css.row}>
              <Icon name="signOut" className={css.icon} />
              {intl.formatMessage(messages.signOut)}
            </button>
          </SignOutForm>
        </div>
      ) : null}
    </Dialog>
  );
}
