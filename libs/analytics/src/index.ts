export { createAnalytics } from './analytics.ts';
export type { Analytics, AnalyticsOptions, Consent } from './analytics.ts';
export { scrolled } from './events.ts';
export type { TrackedEvent } from './events.ts';
export { AnalyticsProvider, useConsent, usePageView, useTrack } from './react.ts';
export type { RecordedEvent, SendEvents } from './recordedEvent.ts';
export { ledBy, visitIds } from './visit.ts';
