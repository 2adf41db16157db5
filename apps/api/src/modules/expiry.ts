import { and, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { analyticsEvents } from './analytics/schema.ts';
import { productClicks } from './clicks/schema.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 600_000;
const AT_ONCE = 1_000;

/** How long what visitors did is kept. */
const KEPT_MS = 90 * DAY_MS;

/**
 * Deletes what is too old, oldest first. Ids rise with time, so no other index is needed, and few rows at a time, so that nobody
 * waits.
 */
export async function deleteExpired(db: Db, now = new Date()): Promise<void> {
  const over = new Date(now.getTime() - KEPT_MS);
  for (const table of [analyticsEvents, productClicks]) {
    for (;;) {
      const oldest = db.select({ id: table.id }).from(table).orderBy(table.id).limit(AT_ONCE);
      const deleted = await db
        .delete(table)
        .where(and(inArray(table.id, oldest), lt(table.at, over)))
        .returning({ one: sql`1` });
      if (deleted.length < AT_ONCE) break;
    }
  }
}

/** Does so from time to time. */
export function expireEvents(app: FastifyInstance, db: Db): void {
  const timer = setInterval(() => {
    deleteExpired(db).catch((error: unknown) => app.log.error({ err: error }, 'old events could not be deleted'));
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
