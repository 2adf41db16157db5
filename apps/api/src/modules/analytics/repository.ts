import type { AnalyticsEvent } from '@social-shop/api-contract';
import { desc } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../db/database.ts';
import { analyticsEvents } from '../../db/schema.ts';

export async function storeEvents(db: Db, events: readonly Static<typeof AnalyticsEvent>[]): Promise<void> {
  await db
    .insert(analyticsEvents)
    .values(events.map(({ name, page, at, properties }) => ({ name, page, at: new Date(at), properties })));
}

export const latestEvents = (db: Db, count: number) =>
  db.select().from(analyticsEvents).orderBy(desc(analyticsEvents.id)).limit(count);
