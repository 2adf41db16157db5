import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../start/ports.ts';
import { startService, untilReady } from '../start/service.ts';
import { root } from '../start/settings.ts';
import { findPostgres } from '../test/postgres.ts';
import { startPostgres } from '../test/postgresServer.ts';
import { quantile, type Figure } from './figure.ts';

const SCALES = [1, 20, 100];
const PAGES = 5;
const ROUNDS = 20;
const LIMIT = 36;
const MOST_DATABASE_MS = 5;
const BUSY = 503;
const SHED_MS = 500;

/** The feeds that the shop asks for, by the address of their first page. */
const feeds: Readonly<Record<string, string>> = {
  featured: '/v3/activities/posts/global/featured?includes=profiles&includes=posts&includes=media_objects',
  newest: '/v3/posts?includes=profiles&includes=media_objects',
  'popular today': '/v2/ltks?trending=true&rank=24h&includes=profiles&includes=products',
  hashtag: '/v2/ltks?hashtag=findsunder50&includes=profiles&includes=products',
  'best of a hashtag': '/v2/ltks?hashtag=findsunder50&featured=true&includes=profiles&includes=products',
  creator: '/v2/ltks?display_name=sukilarsen&includes=profiles&includes=products',
  shuffled: '/v2/ltks?seed=tuesday&includes=profiles&includes=products',
};

/** P9: what a page of each feed takes on a PostgreSQL server, at 1, 20 and 100 times the demo catalogue. */
export async function measure(): Promise<readonly Figure[]> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  try {
    const times = new Map<number, ReadonlyMap<string, number>>();
    const databaseTimes = new Map<number, number>();
    for (const scale of SCALES) {
      await makeCatalogue(scale, env);
      const before = await databaseMs(postgres.url);
      const { pages, medians } = await timePages(env);
      times.set(scale, medians);
      databaseTimes.set(scale, ((await databaseMs(postgres.url)) - before) / pages);
    }
    return [
      ...databaseFigures(databaseTimes),
      ...Object.keys(feeds).flatMap((name) =>
        figuresOf(`page of ${name}`, (scale) => times.get(scale)?.get(name) ?? Number.NaN),
      ),
    ];
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function databaseFigures(times: ReadonlyMap<number, number>): Figure[] {
  const at = (scale: number) => times.get(scale) ?? Number.NaN;
  const what = 'the database’s part of a page, over all feeds';
  const limit = `≤ ${MOST_DATABASE_MS} ms`;
  return [
    { goal: 'P9', what, value: `${at(1).toFixed(1)} ms`, limit, met: at(1) <= MOST_DATABASE_MS },
    ...figuresOf(what, at),
  ];
}

function figuresOf(what: string, at: (scale: number) => number): Figure[] {
  const [first = 1, ...larger] = SCALES;
  return larger.map((scale) => {
    const ratio = at(scale) / at(first);
    return {
      goal: 'P9',
      what: `${what} at ${scale} times the posts`,
      value: `${at(scale).toFixed(1)} ms`,
      floor: `${at(first).toFixed(1)} ms (at ${first})`,
      ratio,
      limit: '≤ 2',
      met: ratio <= 2,
    };
  });
}

/** How long the server has been at work for this database, in ms, once nobody is connected: a session counts its time when it ends. */
async function databaseMs(url: string): Promise<number> {
  const psql = join(await findPostgres(), 'psql');
  const question = `SELECT active_time, (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend') FROM pg_stat_database
    WHERE datname = current_database()`;
  for (;;) {
    const { stdout } = await promisify(execFile)(psql, ['--no-align', '--tuples-only', '--command', question, url]);
    const [ms, sessions] = stdout.trim().split('|').map(Number);
    if (sessions === 1 && ms !== undefined) return ms;
  }
}

async function makeCatalogue(scale: number, env: Readonly<Record<string, string>>): Promise<void> {
  const program = join(root, 'apps/api/src/catalog/scale-demo.ts');
  const child = spawn(process.execPath, [program, '--scale', String(scale)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The catalogue at scale ${scale} could not be made`);
}

/** The median time of a page of each feed, in ms, by turns so that what slows the machine slows all; and how many pages were read. */
async function timePages(env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const platform = startService({
    name: 'platform',
    script: 'apps/api/src/main.ts',
    env: { NODE_ENV: 'production', LOG_LEVEL: 'silent', API_PORT: String(port), ...env },
    logFile: join(env['DATA_DIR'] ?? '', 'platform.log'),
    onLine: () => {},
  });
  try {
    await untilReady(platform, `${url}/ready`);
    const times = new Map(Object.keys(feeds).map((name) => [name, [] as number[]]));
    let pages = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, address] of Object.entries(feeds)) {
        const taken = await timeFeed(`${url}${address}&limit=${LIMIT}`);
        pages += taken.length;
        // The first round warms the caches.
        if (round > 0) times.get(name)?.push(...taken);
      }
    }
    return { pages, medians: new Map([...times].map(([name, taken]) => [name, quantile(taken)])) };
  } finally {
    await platform.stop();
  }
}

async function timeFeed(first: string): Promise<number[]> {
  const times: number[] = [];
  let address: string | undefined = first;
  while (times.length < PAGES && address !== undefined) {
    const started = performance.now();
    const answer = await fetch(address);
    if (answer.status === BUSY) {
      // A machine that others use as well: the platform sheds, and the page counts when it is answered.
      await answer.body?.cancel();
      await setTimeout(SHED_MS);
      continue;
    }
    const { meta } = (await answer.json()) as { meta: { next?: string; next_url?: string } };
    times.push(performance.now() - started);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    const next: string | undefined = meta.next_url ?? (meta.next && `${first}&next=${encodeURIComponent(meta.next)}`);
    address = next === undefined ? undefined : new URL(next, first).href;
  }
  return times;
}
