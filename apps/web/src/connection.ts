import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Milliseconds until a request without a response counts as lost, and between requests while there is no connection. */
const AGAIN_AFTER_MS = 5_000;

/** Returns whether the host responds, with any status: `navigator.onLine` is true on a network without internet, too. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(AGAIN_AFTER_MS);
  return fetch('/health', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

const onlineOrLater = () =>
  new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, AGAIN_AFTER_MS);
  });

/**
 * Resolves with false at once if the host is reachable, otherwise with true as soon as it is again. Until then the shop is offline: queries
 * wait instead of failing, and the page shows it.
 */
export async function connectionReturns(): Promise<boolean> {
  if (await isReachable()) return false;
  onlineManager.setOnline(false);
  do await onlineOrLater();
  while (!(await isReachable()));
  onlineManager.setOnline(true);
  return true;
}

/** Returns whether the shop is online; always true on the server. */
export const useOnline = () =>
  useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
