import { Type } from 'typebox';
import { Id, Timestamp, object, schemas } from './wire.ts';

/** Something a visitor did, as the sink stores it (W27). */
export const AnalyticsEvent = object({
  /** Made where it happened; sent again, it is stored once (W38). */
  id: Id,
  name: Type.String({ minLength: 1, maxLength: 100 }),
  page: Type.String({ maxLength: 100 }),
  at: Timestamp,
  /** Flat, few and free of personal data. Its keys are the event's own and are never converted. */
  properties: Type.Record(Type.String(), Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()]), {
    maxProperties: 30,
    propertyNames: Type.String({ maxLength: 60 }),
  }),
});

export const analyticsEvents = schemas({
  id: 'analytics.events',
  body: object({ events: Type.Array(AnalyticsEvent, { minItems: 1, maxItems: 20 }) }),
  response: object({ accepted: Type.Integer() }),
  status: 201,
});
