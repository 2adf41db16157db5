import { lazyPart, LoadingBar, SkipLink, SnackbarProvider, useHydrating } from '@social-shop/commerce-ui';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useOnline } from '../connection.ts';
import { Footer } from './Footer.tsx';
import './print.css.ts';
import * as css from './Shell.css.ts';
import { SlotRoom } from './SlotRoom.tsx';
import { slots } from './slots.ts';
import { TopBar } from './TopBar.tsx';

const MAIN_ID = 'main';

// Not needed for the first view; asked for while there still is a connection, since it says what has failed without one.
const Bottom = lazyPart(async () => (await import('./Bottom.tsx')).Bottom);

/** What stands around every page. */
export function Shell() {
  const navigation = useNavigation();
  const online = useOnline();
  const hydrating = useHydrating();
  const main = useFocusAfterNavigation();
  useEffect(() => {
    // Says that clicks are heard; not earlier, since React compares the attributes of what it hydrates.
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
