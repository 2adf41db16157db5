import { bigserial, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';

export const analyticsEvents = pgTable('analytics_events', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** The sender's (W38). Rows from before have none. */
  eventId: uuid('event_id').unique(),
  name: text().notNull(),
  page: text().notNull(),
  at: at('at').notNull(),
  properties: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
});
