import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this pass must equal what the server has rendered: on the server, and in the browser's first pass over its page. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
