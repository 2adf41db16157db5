import type { AnalyticsEvent, Of } from '@social-shop/api-contract';
import type { TrackedEvent } from './events.ts';

/** An event on its way to the sink: what, on which page, when, and its flat properties (W27). */
export type RecordedEvent = Of<typeof AnalyticsEvent>;

/** What the visitor has said about cookies; `undecided` until they answer (P6). */
export type Consent = 'undecided' | 'granted' | 'denied';

export interface AnalyticsOptions {
  /** Delivers one batch of 1 to 20 events; a rejection means it may be tried once more. */
  send(events: readonly RecordedEvent[]): Promise<unknown>;
  consent: Consent;
  /** The browser's Global Privacy Control, which is a refusal whatever else was said. */
  globalPrivacyControl?: boolean;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** The events of one visit, from a click to the sink. */
export interface Analytics {
  /** Records an event on the current page; the same name again within 500 ms is dropped. */
  track(event: TrackedEvent): void;
  /** The visitor has come to the page of this name ('home-following', '404', 'error'). */
  pageView(page: string): void;
  consent(): Consent;
  setConsent(consent: Consent): void;
  /** Calls the listener after each change of consent; returns a function that removes it. */
  onConsent(listener: () => void): () => void;
  /** Sends what is queued at once: for when the page hides, the last moment at which anything is sure to run. */
  flush(): void;
}

const batchSize = 20;
const pageViewDelay = 250;
const throttle = 500;

/**
 * A queue behind a consent gate (W27, P6). Undecided: one page view, the latest, waits in memory and nothing else is
 * kept; denied: nothing is kept; granted: events leave in order, in batches of 20 or when the page hides.
 */
export function createAnalytics({
  send,
  consent: initial,
  globalPrivacyControl = false,
  now = Date.now,
}: AnalyticsOptions): Analytics {
  let consent: Consent = globalPrivacyControl ? 'denied' : initial;
  let page = '';
  let arrival: ReturnType<typeof setTimeout> | undefined;
  let queue: RecordedEvent[] = [];
  let sending = false;
  // Emptied by timers, not by comparing times: a visitor's clock may jump.
  const recent = new Set<string>();
  const listeners = new Set<() => void>();

  function record({ name, properties }: TrackedEvent) {
    queue.push({ name, page, at: new Date(now()).toISOString(), properties: { ...properties } });
    void sendFullBatches();
  }

  async function sendFullBatches() {
    if (sending) return;
    sending = true;
    while (queue.length >= batchSize) await deliver(queue.splice(0, batchSize));
    sending = false;
  }

  async function deliver(batch: readonly RecordedEvent[]) {
    for (let attempt = 1; attempt <= 2 && consent === 'granted'; attempt += 1) {
      try {
        await send(batch);
        return;
      } catch {
        // One more try is all that an event is worth.
      }
    }
  }

  return {
    track(event) {
      const key = JSON.stringify([event.name, event.subject]);
      if (consent !== 'granted' || recent.has(key)) return;
      recent.add(key);
      setTimeout(() => recent.delete(key), throttle);
      record(event);
    },

    pageView(name) {
      page = name;
      clearTimeout(arrival);
      arrival = setTimeout(() => {
        if (consent === 'denied') return;
        if (consent === 'undecided') queue = [];
        record({ name: 'page', properties: {} });
      }, pageViewDelay);
    },

    consent: () => consent,

    setConsent(answer) {
      const next = globalPrivacyControl ? 'denied' : answer;
      if (next === consent) return;
      consent = next;
      if (consent !== 'granted') queue = [];
      for (const listener of listeners) listener();
    },

    onConsent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    flush() {
      if (consent !== 'granted') return;
      while (queue.length > 0) void deliver(queue.splice(0, batchSize));
    },
  };
}
