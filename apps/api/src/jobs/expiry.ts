import { and, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import type { Job } from './job.ts';

const EVERY_MS = 600_000;

/** Few rows at a time, so nobody waits for their locks. */
const BATCH = 1_000;

/** Deletes a batch of rows for which `isOver` is true. @returns whether there may be more. */
export async function deleteBatch(db: Db, table: PgTable, isOver: SQL | undefined): Promise<boolean> {
  const some = sql`${table}.ctid = any(array(select ctid from ${table} where ${isOver} limit ${BATCH}))`;
  // Checked again: not every server re-checks a row that was renewed meanwhile.
  return isFull(
    db
      .delete(table)
      .where(and(some, isOver))
      .returning({ one: sql`1` }),
  );
}

const isFull = async (deleted: PromiseLike<readonly unknown[]>) => (await deleted).length >= BATCH;

/** A job that deletes the rows whose time in `until` has passed, `keptMs` ago if that is given. */
export const expiry = (name: string, table: PgTable, until: PgColumn, keptMs = 0): Job => ({
  name,
  everyMs: EVERY_MS,
  step: (db, now) => deleteBatch(db, table, lt(until, new Date(now.getTime() - keptMs))),
});

/** A table whose ids rise with time. */
type Log = PgTable & { readonly id: PgColumn; readonly at: PgColumn };

/** A job that deletes rows older than `keptMs`, oldest first. Ids rise with time, so no index on the time is needed. */
export const logExpiry = (name: string, table: Log, keptMs: number): Job => ({
  name,
  everyMs: EVERY_MS,
  step: (db, now) => {
    const oldest = db.select({ id: table.id }).from(table).orderBy(table.id).limit(BATCH);
    const isOver = lt(table.at, new Date(now.getTime() - keptMs));
    return isFull(
      db
        .delete(table)
        .where(and(inArray(table.id, oldest), isOver))
        .returning({ one: sql`1` }),
    );
  },
});
