import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { join } from 'node:path';
import type pg from 'pg';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** An arbitrary number, which no other program on the same server may use for an advisory lock. */
const MIGRATION_LOCK = 7_302_150;

/** Migrates the schema to the newest version. Safe to run twice, and in several processes that start at the same time. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    // Ends the session, and with it the lock and the setting.
    client.release(true);
  }
}
