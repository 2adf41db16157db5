import type { Delivery } from './delivery.ts';
import { viewed, type TrackedEvent } from './events.ts';
import { idOf } from './idOf.ts';
import { forgetQueue, keepQueue, takeQueue } from './keptQueue.ts';
import type { RecordedEvent, SendEvents } from './recordedEvent.ts';

/** The visitor's choice about cookies; `undecided` until they make one (P6). */
export type Consent = 'undecided' | 'granted' | 'denied';

export interface AnalyticsOptions {
  readonly send: SendEvents;
  readonly consent: Consent;
  /** The browser's Global Privacy Control. It counts as a refusal, even if the visitor has accepted. */
  readonly globalPrivacyControl?: boolean;
  /** Returns the visit's properties of a page view; for the first one in a document also what led to the visit. Called only with consent. */
  readonly visit?: (first: boolean) => TrackedEvent['properties'];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The events of one visit, from a click to the sink. */
export interface Analytics {
  /** Records an event on the current page; the same name again within 500 ms is dropped. */
  track(event: TrackedEvent): void;
  /** Counts a view of the page with this name ('home-following', '404', 'error'). If not `counted`, only later events carry the name. */
  pageView(page: string, counted?: boolean): void;
  consent(): Consent;
  setConsent(consent: Consent): void;
  /** Calls the listener after each change of consent; returns a function that removes it. */
  onConsent(listener: () => void): () => void;
  /** Sends the queue and stores it for the next page. Call it when the page hides: no later event is certain to run. */
  flush(): void;
  /** Takes the events that other pages of this tab have stored. Call it when the back/forward cache restores the page. */
  resume(): void;
}

const pageViewDelay = 250;
const throttle = 500;

/** Safari has no `requestIdleCallback`. */
const whenIdle = (run: () => void) => void (globalThis.requestIdleCallback ?? setTimeout)(run);

/**
 * A queue behind a consent gate (W27, W38, P6). Undecided: one page view, the latest, waits in memory and nothing else is kept; denied:
 * nothing is kept; granted: events are sent in batches of 20 or when the page hides, by code that is fetched only then.
 */
export function createAnalytics({
  send,
  consent: initial,
  globalPrivacyControl = false,
  visit = () => ({}),
  now = Date.now,
}: AnalyticsOptions): Analytics {
  // On an insecure origin no ids can be made, so nothing is counted.
  const refused = globalPrivacyControl || !('randomUUID' in crypto);
  let consent: Consent = refused ? 'denied' : initial;
  let page = '';
  let landing = '';
  let arrival: ReturnType<typeof setTimeout> | undefined;
  let delivery: Delivery | undefined;
  let fetching = false;
  let queue: RecordedEvent[] = consent === 'granted' ? takeQueue() : [];
  let begun = false;
  /** The number of queued events that were sent when the page hid before the sending code had loaded. */
  let early = 0;
  // Emptied by timers, not by comparing times: a visitor's clock may jump.
  const recent = new Set<string>();
  const listeners = new Set<() => void>();

  function record({ name, properties, subject, once }: TrackedEvent, on = page) {
    const at = new Date(now()).toISOString();
    const ids = once ? visit(false) : {};
    const id = idOf(ids['vid'], [name, subject, ...Object.values(properties)]);
    queue.push({ id, name, page: on, at, properties: { ...properties, ...ids } });
    hand();
  }

  /** Passes the queue to the code that sends it, and loads that code if needed. */
  function hand() {
    if (consent !== 'granted') return;
    if (delivery) {
      early = 0;
      return delivery.add(queue.splice(0));
    }
    if (fetching) return;
    fetching = true;
    whenIdle(() => {
      import('./granted.ts').then(
        ({ createDelivery, monitorVisit }) => {
          delivery = createDelivery(send);
          hand();
          monitorVisit({
            record: (event, on) => void (consent === 'granted' && record(event, on)),
            landing,
            page: () => page,
          });
        },
        () => {
          fetching = false;
        },
      );
    });
  }

  function visitOf() {
    const first = !begun;
    begun = true;
    return visit(first);
  }

  const keep = () => keepQueue([...(delivery?.unsent() ?? []), ...queue]);

  if (queue.length > 0) hand();

  return {
    track(event) {
      const key = JSON.stringify([event.name, event.subject]);
      if (consent !== 'granted' || recent.has(key)) return;
      recent.add(key);
      setTimeout(() => recent.delete(key), throttle);
      record(event);
    },

    pageView(name, counted = true) {
      page = name;
      landing ||= name;
      clearTimeout(arrival);
      if (!counted) return;
      arrival = setTimeout(() => {
        if (consent === 'denied') return;
        if (consent === 'undecided') queue = [];
        record(viewed(consent === 'granted' ? visitOf() : {}));
      }, pageViewDelay);
    },

    consent: () => consent,

    setConsent(answer) {
      const next = refused ? 'denied' : answer;
      if (next === consent) return;
      consent = next;
      if (consent === 'granted') {
        // The page that was seen before the answer belongs to the visit that begins with it.
        for (const { properties } of queue) Object.assign(properties, visitOf());
        hand();
      } else {
        queue = [];
        early = 0;
        delivery?.clear();
        forgetQueue();
      }
      for (const listener of listeners) listener();
    },

    onConsent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    flush() {
      if (consent !== 'granted') return;
      // The next page sends again the events that may not have arrived.
      if (delivery) delivery.flush();
      else if (queue.length > early) {
        send(queue.slice(early, early + 20), new AbortController().signal).catch(() => {});
        early = queue.length;
      }
      keep();
    },

    resume() {
      if (consent !== 'granted') return;
      queue.push(...takeQueue());
      hand();
    },
  };
}
