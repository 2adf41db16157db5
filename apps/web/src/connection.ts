import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Milliseconds until an unanswered request counts as lost, and between requests while there is no connection. */
const AGAIN_AFTER_MS = 5_000;

/** Whether the host answers, with whatever status: `navigator.onLine` is true on a network that leads nowhere, too. */
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
 * Resolves with false at once while the host is reachable, otherwise with true as soon as it is again. Until then the shop is offline:
 * queries wait instead of failing, and the page says so.
 */
export async function connectionReturns(): Promise<boolean> {
  if (await isReachable()) return false;
  onlineManager.setOnline(false);
  do await onlineOrLater();
  while (!(await isReachable()));
  onlineManager.setOnline(true);
  return true;
}

/** Whether the shop is online; on the server it always is. */
export const useOnline = () =>
  useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
