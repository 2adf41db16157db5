import type { TrackedEvent } from '../events.ts';
import { visitIds } from '../visit.ts';
import { clientFailed, tasksWereLong, vitalMeasured } from './events.ts';
import { isMonitored } from './isMonitored.ts';
import { observeLongTasks } from './longTasks.ts';
import { placeOf } from './placeOf.ts';

/** Maximum errors of a page, which may fail in a loop. */
const MOST_ERRORS = 20;

interface Monitored {
  /** Records an event of a page, if there is consent then. */
  readonly record: (event: TrackedEvent, page: string) => void;
  /** The page that the document began with. */
  readonly landing: string;
  /** The page that is shown. */
  readonly page: () => string;
}

/** Records errors, long tasks and web vitals of one visit in a hundred, and of every visit on one's own machine. */
export function monitorVisit({ record, landing, page }: Monitored): void {
  if (!isMonitored(String(visitIds()['ltk_sid']), location.hostname)) return;
  recordErrors((event) => record(event, page()));

  const longTasks = observeLongTasks(page);
  // Before the queue is sent, which is done by a listener of the document.
  const recordTasks = () => {
    if (document.visibilityState === 'hidden')
      for (const [on, { count, total, longest }] of longTasks.take()) record(tasksWereLong(count, total, longest), on);
  };
  addEventListener('visibilitychange', recordTasks, true);

  let measured = landing;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) measured = page();
  });
  void import('web-vitals').then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
      observe(({ name, value, id }) => record(vitalMeasured(name, value, id), measured));
  });
}

function recordErrors(record: (event: TrackedEvent) => void) {
  const places = new Set<string>();
  const failed = (thrown: unknown) => {
    if (!(thrown instanceof Error)) return;
    const place = placeOf(thrown.stack ?? '', location.origin);
    if (place === undefined || places.has(place) || places.size >= MOST_ERRORS) return;
    places.add(place);
    record(clientFailed(thrown.name, place));
  };
  addEventListener('error', ({ error }) => failed(error));
  addEventListener('unhandledrejection', ({ reason }) => failed(reason));
}
