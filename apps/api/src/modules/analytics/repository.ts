import type { AnalyticsEvent } from '@social-shop/api-contract';
import { desc } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../db/database.ts';
import { analyticsEvents } from './schema.ts';

/** Stores each event once, however often it is sent (W38). A clock that is ahead does not make an event live longer. */
export async function storeEvents(db: Db, events: readonly Static<typeof AnalyticsEvent>[]): Promise<void> {
  const now = Date.now();
  await db
    .insert(analyticsEvents)
    .values(
      events.map(({ id, name, page, at, properties }) => {
        return { eventId: id, name, page, at: new Date(Math.min(Date.parse(at), now)), properties };
      }),
    )
    .onConflictDoNothing({ target: analyticsEvents.eventId });
}

export const latestEvents = (db: Db, count: number) =>
  db.select().from(analyticsEvents).orderBy(desc(analyticsEvents.id)).limit(count);
