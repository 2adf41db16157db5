import { LoadingBar, SkipLink } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { messages } from '../messages.ts';
import { Footer } from './Footer.tsx';
import * as css from './Shell.css.ts';
import { TopBar } from './TopBar.tsx';

const MAIN_ID = 'main';

/** What stands around every page. */
export function Shell() {
  const intl = useIntl();
  const navigation = useNavigation();
  const main = useFocusAfterNavigation();
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`} />
      <LoadingBar active={navigation.state !== 'idle'} label={intl.formatMessage(messages.loading)} />
      {/* Before the page, so that a page which restores its own place has the last word. */}
      <ScrollRestoration />
      <TopBar />
      <main id={MAIN_ID} ref={main} tabIndex={-1} className={css.page}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}

/** Moves the focus to the page after a navigation, as a browser would with a new document. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    main.current?.focus({ preventScroll: true });
  }, [key]);
  return main;
}
