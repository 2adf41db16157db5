import { forgetStored, readStored, store } from '@social-shop/routing';
import type { RecordedEvent } from './recordedEvent.ts';

const KEY = 'analytics.queue';

/** Maximum stored events of a visit whose events cannot be sent. The oldest are dropped first. */
const MOST = 200;

/** Stores events that have not arrived at the sink, for the next page of this tab. */
export function keepQueue(events: readonly RecordedEvent[]): void {
  if (events.length > 0) store('sessionStorage', KEY, events.slice(-MOST));
  else forgetQueue();
}

/** Returns and removes the events that an earlier page of this tab has stored. */
export function takeQueue(): RecordedEvent[] {
  const kept = readStored('sessionStorage', KEY);
  forgetQueue();
  return Array.isArray(kept) ? kept : [];
}

export const forgetQueue = (): void => forgetStored('sessionStorage', KEY);
