import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is the server's pass, which alone writes what a browser takes over as it is. */
export const onServer = typeof window === 'undefined';

/** Whether the server has rendered this component: there, and in the browser for as long as it stays what was taken over. */
export function useServed(): boolean {
  // React asks for the server's word only where it renders for the server or takes over. What it answers after that must be the same,
  // or all of the page would be drawn again at once.
  const [answer] = useState(() => ({ served: false }));
  return useSyncExternalStore(
    never,
    () => answer.served,
    () => (answer.served = true),
  );
}

/**
 * Whether this pass must equal what the server has rendered: on the server, and in the browser's first pass over its page. What follows
 * is a transition: it goes in slices, between which a phone scrolls and answers.
 */
export function useHydrating(): boolean {
  const served = useServed();
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (served) startTransition(() => setOver(true));
  }, [served]);
  return served && !over;
}
