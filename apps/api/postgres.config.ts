import { startPostgres } from '@social-shop/tools/test/postgresServer';
import type { TestProject } from 'vitest/node';
import type {} from './src/db/testing.ts';

/** One PostgreSQL server for all test files that run on a server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('databaseServer', server.url);
  return server.stop;
}
