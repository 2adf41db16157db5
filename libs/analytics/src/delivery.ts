import type { RecordedEvent, SendEvents } from './recordedEvent.ts';

const BATCH = 20;
const ATTEMPTS = 2;

/** Sends events to the sink at least once each; the sink keeps each id once (W38). */
export interface Delivery {
  /** Adds events. Full batches are sent in order, one at a time. */
  add(events: readonly RecordedEvent[]): void;
  /** Sends all that waits. */
  flush(): void;
  /** The events that are not known to have arrived. */
  unsent(): readonly RecordedEvent[];
  /** Drops all events, and aborts the running request. */
  clear(): void;
}

export function createDelivery(send: SendEvents): Delivery {
  const unsent = new Map<string, RecordedEvent>();
  const underWay = new Set<string>();
  let ending = new AbortController();
  let sending = false;

  const waiting = () => [...unsent.values()].filter(({ id }) => !underWay.has(id));

  async function deliver(batch: readonly RecordedEvent[]) {
    const { signal } = ending;
    for (const { id } of batch) underWay.add(id);
    for (let attempt = 1; attempt <= ATTEMPTS && !signal.aborted; attempt += 1) {
      try {
        await send(batch, signal);
        for (const { id } of batch) unsent.delete(id);
        break;
      } catch {
        // Events that fail twice wait for the next batch or the next page, with the same ids.
      }
    }
    for (const { id } of batch) underWay.delete(id);
  }

  async function sendFullBatches() {
    if (sending) return;
    sending = true;
    for (let batch = waiting(); batch.length >= BATCH; batch = waiting()) {
      const before = unsent.size;
      await deliver(batch.slice(0, BATCH));
      // A sink that is down is not asked again at once.
      if (unsent.size >= before) break;
    }
    sending = false;
  }

  return {
    add(events) {
      for (const event of events) unsent.set(event.id, event);
      void sendFullBatches();
    },
    flush() {
      const batch = waiting();
      for (let at = 0; at < batch.length; at += BATCH) void deliver(batch.slice(at, at + BATCH));
    },
    unsent: () => [...unsent.values()],
    clear() {
      ending.abort();
      ending = new AbortController();
      unsent.clear();
    },
  };
}
