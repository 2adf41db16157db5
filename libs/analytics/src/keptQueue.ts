import { forgetStored, readStored, store } from '@social-shop/routing';
import type { RecordedEvent } from './recordedEvent.ts';

const KEY = 'analytics.queue';

/** The most that is kept of a visit whose events cannot be sent; the oldest go first. */
const MOST = 200;

/** Keeps what has not arrived at the sink for the next page of this tab. */
export function keepQueue(events: readonly RecordedEvent[]): void {
  if (events.length > 0) store('sessionStorage', KEY, events.slice(-MOST));
  else forgetQueue();
}

/** Takes what an earlier page of this tab has left. */
export function takeQueue(): RecordedEvent[] {
  const kept = readStored('sessionStorage', KEY);
  forgetQueue();
  return Array.isArray(kept) ? kept : [];
}

export const forgetQueue = (): void => forgetStored('sessionStorage', KEY);
