import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from './database.ts';

export interface DatabaseServer {
  readonly url: string;
  /** Name of a migrated database that new ones are copies of; without it they are empty. */
  readonly template?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server, if the project's tests run on one. */
    databaseServer: DatabaseServer;
  }
}

/** A new database on the engine of the test's project: a server, or the embedded one in memory. */
export async function openTestDatabase(): Promise<Database> {
  const server = inject('databaseServer') as DatabaseServer | undefined;
  return server === undefined ? openDatabase({ memory: true }) : openDatabase({ url: await createDatabase(server) });
}

/** Creates a database on a server. @returns its URL. */
export async function createDatabase({ url, template = 'template1' }: DatabaseServer): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await client.end();
  return new URL(`/${name}`, url).href;
}
