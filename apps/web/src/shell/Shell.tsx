import { lazyPart, LoadingBar, SkipLink, SnackbarProvider, useHydrating } from '@social-shop/commerce-ui';
import { Suspense, useEffect, useRef } from 'react';
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';
import { useOnline } from '../connection.ts';
import { Footer } from './Footer.tsx';
import './print.css.ts';
import * as css from './Shell.css.ts';
import { SlotRoom } from './SlotRoom.tsx';
import { slots } from './slots.ts';
import { TopBar } from './TopBar.tsx';

const MAIN_ID = 'main';

// Not needed for the first view. Load it while the connection works, because it reports a lost connection.
const Bottom = lazyPart(async () => (await import('./Bottom.tsx')).Bottom);

/** The frame around every page. */
export function Shell() {
  const navigation = useNavigation();
  const online = useOnline();
  const hydrating = useHydrating();
  const main = useFocusAfterNavigation();
  useEffect(() => {
    // Marks that click handlers work. Set in an effect, because React compares attributes during hydration.
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  return (
    <SnackbarProvider>
      <SkipLink to={MAIN_ID} />
      <LoadingBar pending={online && navigation.state !== 'idle'} />
      {/* Before the page, so that a page which restores its own place has the last word. */}
      <ScrollRestoration />
      <TopBar />
      <SlotRoom slot={slots.banner} />
      <main id={MAIN_ID} ref={main} tabIndex={-1} className={css.page}>
        <Outlet />
      </main>
      <Footer />
      {hydrating ? null : (
        <Suspense>
          <Bottom />
        </Suspense>
      )}
    </SnackbarProvider>
  );
}

/**
 * Moves the focus to the page after a navigation, as a browser would with a new document. A choice within a page, such as another variant of
 * a product, replaces the address and does not move the focus.
 */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    if (isReplaced && before.pathname === pathname) return;
    main.current?.focus({ preventScroll: true });
  }, [key, pathname, isReplaced]);
  return main;
}
