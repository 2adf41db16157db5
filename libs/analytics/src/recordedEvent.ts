import type { AnalyticsEvent, Of } from '@social-shop/api-contract';

/** An event for the sink: its id, what, on which page, when, and its flat properties (W27, W38). */
export type RecordedEvent = Of<typeof AnalyticsEvent>;

/** Delivers one batch of 1 to 20 events. A rejection means that the batch may be sent again, with the same ids. */
export type SendEvents = (events: readonly RecordedEvent[], signal: AbortSignal) => Promise<unknown>;
