import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { root } from '../start/settings.ts';
import { findPostgres } from '../test/postgres.ts';
import { startPostgres } from '../test/postgresServer.ts';

const POLL_MS = 500;

/** Databases with this many times the demo catalogue, on one PostgreSQL server. */
export interface Catalogues {
  urlOf(scale: number): string;
  /** Process id of the server. */
  readonly pid: number;
  /** Resets the statistics of statements. */
  resetStatements(): Promise<void>;
  /** The server's work for a database since then: its own time, in ms, and the number of statements. */
  statements(scale: number): Promise<{ ms: number; calls: number }>;
  /** Makes the next platform on a database rank its feeds again. */
  forgetRanks(scale: number): Promise<void>;
  /** Waits until it has. @returns what the server took for it, in ms. */
  ranking(scale: number): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Creates the databases, each from the one before, or reuses those of the previous run: they are kept under BENCH_DATA (about 3 GB at 100
 * times, by default in the folder for temporary files) until the catalogue or the migrations change.
 *
 * @param scales ascending.
 */
export async function openCatalogues(scales: readonly number[]): Promise<Catalogues> {
  const postgres = await startPostgres({
    kept: await keptFolder(),
    settings: { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_planning': 'on' },
  });
  const nameOf = (scale: number) => `catalogue_${scale}`;
  const urlOf = (scale: number) => new URL(`/${nameOf(scale)}`, postgres.url).href;
  const server = new pg.Client({ connectionString: postgres.url });
  const catalogues: Catalogues = {
    urlOf,
    pid: postgres.pid,
    async resetStatements() {
      await server.query('SELECT pg_stat_statements_reset()');
    },
    async statements(scale) {
      const { rows } = await server.query<{ ms: number; calls: number }>(
        `SELECT sum(total_plan_time + total_exec_time)::float AS ms, sum(calls)::float AS calls
        FROM pg_stat_statements JOIN pg_database ON pg_database.oid = dbid WHERE datname = $1`,
        [nameOf(scale)],
      );
      return rows[0] ?? { ms: Number.NaN, calls: Number.NaN };
    },
    async forgetRanks(scale) {
      await onDatabase(urlOf(scale), (client) => client.query('TRUNCATE ranked_posts'));
      await catalogues.resetStatements();
    },
    async ranking(scale) {
      await onDatabase(urlOf(scale), async (client) => {
        while ((await client.query('SELECT 1 FROM ranked_posts LIMIT 1')).rows.length === 0) await setTimeout(POLL_MS);
      });
      const { rows } = await server.query<{ ms: number }>(
        `SELECT sum(total_plan_time + total_exec_time)::float AS ms
        FROM pg_stat_statements JOIN pg_database ON pg_database.oid = dbid
        WHERE datname = $1 AND query LIKE 'insert into "ranked_posts"%'`,
        [nameOf(scale)],
      );
      return rows[0]?.ms ?? Number.NaN;
    },
    async stop() {
      await server.end();
      await postgres.stop();
    },
  };
  try {
    await server.connect();
    await server.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    const { rows } = await server.query<{ datname: string }>('SELECT datname FROM pg_database');
    const there = new Set(rows.map(({ datname }) => datname));
    let template = 'template1';
    for (const scale of scales) {
      const name = nameOf(scale);
      if (!there.has(name)) await server.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
      await makeCatalogue(scale, urlOf(scale));
      template = name;
    }
  } catch (error) {
    await catalogues.stop();
    throw error;
  }
  return catalogues;
}

/** The folder of this catalogue's databases. Those of earlier catalogues are removed. */
async function keptFolder(): Promise<string> {
  const data = process.env['BENCH_DATA'] || join(tmpdir(), 'social-shop-bench');
  const apps = join(root, 'apps');
  const sources = globSync(
    ['api/src/db/migrations/*.sql', 'api/src/catalogue/**/*.ts', 'demo-catalogue/src/catalogue/**/*.ts'],
    { cwd: apps, exclude: ['**/*.test.ts'] },
  );
  const hash = createHash('sha256').update(await findPostgres());
  for (const file of sources.toSorted()) hash.update(readFileSync(join(apps, file)));
  const name = `catalogues-${hash.digest('hex').slice(0, 16)}`;
  const earlier = existsSync(data)
    ? readdirSync(data).filter((one) => one.startsWith('catalogues-') && one !== name)
    : [];
  for (const one of earlier) rmSync(join(data, one), { recursive: true, force: true });
  return join(data, name);
}

async function onDatabase(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client);
  await client.end();
}

/** Continues where an aborted run ended. */
async function makeCatalogue(scale: number, url: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'apps/api/src/catalogue/scaleDemo.ts'), '--scale', String(scale)], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The catalogue at scale ${scale} could not be created`);
  // The server would do this later by itself, but not while pages are timed.
  await onDatabase(url, (client) => client.query('VACUUM (ANALYZE)'));
}
