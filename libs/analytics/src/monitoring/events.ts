import type { TrackedEvent } from '../events.ts';

/**
 * An error that nothing caught, once for each place in our code: the name of its class, and file, line and column. In one visit of a
 * hundred.
 */
export function clientFailed(error: string, place: string) {
  return { name: 'analytics.error', properties: { error: error.slice(0, 60), place } } satisfies TrackedEvent;
}

/** Tasks of over 50 ms on a page, when it hides: how many, and milliseconds of all and of the longest. In one visit of a hundred. */
export function tasksWereLong(count: number, total: number, longest: number) {
  return {
    name: 'analytics.long-tasks',
    properties: { count, total: Math.round(total), longest: Math.round(longest) },
  } satisfies TrackedEvent;
}

/**
 * One of the web vitals of the page that a document began with: CLS without a unit, the others in milliseconds. One that has grown is measured
 * again as the same `instance`. In one visit of a hundred.
 */
export function vitalMeasured(vital: string, value: number, instance: string) {
  return {
    name: 'analytics.vital',
    properties: { vital, value: Math.round(value * 1_000) / 1_000, instance },
  } satisfies TrackedEvent;
}
