import { readStored, store } from '@social-shop/routing';
import { useSyncExternalStore } from 'react';

const STORED = 'lists.autoLoad';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

let chosen: boolean | undefined;

const autoLoad = () => chosen ?? readStored('localStorage', STORED) !== false;

/** Whether lists load more by themselves near their end, or only by their button: this browser's choice, for all lists. */
export const useAutoLoad = (): boolean => useSyncExternalStore(subscribe, autoLoad, () => true);

/** Stores the choice. Without storage, it holds for this document. */
export function chooseAutoLoad(byItself: boolean): void {
  chosen = store('localStorage', STORED, byItself) ? undefined : byItself;
  for (const listener of listeners) listener();
}
