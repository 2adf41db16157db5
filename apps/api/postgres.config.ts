import { startPostgres } from '@social-shop/tools/test/postgresServer';
import type { TestProject } from 'vitest/node';
import { openDatabase } from './src/db/database.ts';
import { createDatabase, type DatabaseServer } from './src/db/testing.ts';

/** One PostgreSQL server for all test files that need a server, with a migrated database that theirs are copies of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const template = await createDatabase({ url: server.url });
  await (await openDatabase({ url: template })).close();
  const provided: DatabaseServer = { url: server.url, template: new URL(template).pathname.slice(1) };
  project.provide('databaseServer', provided);
  return server.stop;
}
