import { eq, getTableColumns, is } from 'drizzle-orm';
import { PgCustomColumn, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { users } from './schema.ts';

/** Why a column keeps a user's row (`keptPersonId`); undefined for every other column. */
export function keptBecause(column: PgColumn): string | undefined {
  if (!is(column, PgCustomColumn)) return undefined;
  // Declared by every custom column, and missing in its type.
  const { fieldConfig } = column['config'] as { fieldConfig?: { keptBecause?: string } };
  return fieldConfig?.keptBecause;
}

/**
 * Deletes a user with every row that names them. In rows that are kept for a reason, one new id replaces the user's id everywhere: the rows
 * still belong together, but identify nobody (P20).
 *
 * @param tables all tables of the platform.
 */
export async function deletePerson(db: Db, userId: string, tables: readonly PgTable[]): Promise<void> {
  const pseudonym = randomUUID();
  await db.transaction(async (transaction) => {
    for (const table of tables) {
      for (const [name, column] of Object.entries(getTableColumns(table))) {
        if (keptBecause(column) === undefined) continue;
        await transaction
          .update(table)
          .set({ [name]: pseudonym })
          .where(eq(column, userId));
      }
    }
    await transaction.delete(users).where(eq(users.id, userId));
  });
}
