import { useSyncExternalStore } from 'react';

const STORED = 'feed-paging';
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

function goesOn(): boolean {
  try {
    return chosen ?? localStorage.getItem(STORED) !== 'button';
  } catch {
    return chosen ?? true;
  }
}

/** Whether feeds go on by themselves at their end, or only by their button: this browser's choice, for all feeds. */
export const useGoesOn = (): boolean => useSyncExternalStore(subscribe, goesOn, () => true);

/** Chooses it. Where nothing can be kept, it holds for this document. */
export function chooseGoesOn(byItself: boolean): void {
  try {
    localStorage.setItem(STORED, byItself ? 'marker' : 'button');
    chosen = undefined;
  } catch {
    chosen = byItself;
  }
  for (const listener of listeners) listener();
}
