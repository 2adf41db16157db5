import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this renders on the server. Only the server's output is hydrated. */
export const onServer = typeof window === 'undefined';

/** Whether the server has rendered this component: true there, and in the browser while the hydrated component is mounted. */
export function useServed(): boolean {
  // React calls the server's snapshot only on the server and during hydration. Later snapshots must be the same, or the whole page would
  // render again at once.
  const [snapshot] = useState(() => ({ served: false }));
  return useSyncExternalStore(
    never,
    () => snapshot.served,
    () => (snapshot.served = true),
  );
}

/**
 * Whether this pass must equal what the server has rendered: on the server, and in the browser's first pass over its page. The next pass is
 * a transition: it renders in slices, between which a phone can scroll and respond.
 */
export function useHydrating(): boolean {
  const served = useServed();
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (served) startTransition(() => setOver(true));
  }, [served]);
  return served && !over;
}
