import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server, where the project's tests run on one. */
    databaseServer: string;
  }
}

/** A fresh database on the engine that the test's project runs on: a server, or the embedded one in memory. */
export async function openTestDatabase(): Promise<Database> {
  const server = inject('databaseServer') as string | undefined;
  return server === undefined ? openDatabase({ memory: true }) : openDatabase({ url: await createDatabase(server) });
}

/** An empty database of its own on a server. @returns its address. */
export async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return new URL(`/${name}`, server).href;
}
