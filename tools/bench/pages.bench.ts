import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../start/ports.ts';
import { startService, untilReady } from '../start/service.ts';
import { root } from '../start/settings.ts';
import { startPostgres } from '../test/postgresServer.ts';
import { quantile, type Figure } from './figure.ts';

const SCALES = [1, 20, 100];
const PAGES = 5;
const ROUNDS = 20;
const LIMIT = 36;

/** The feeds that the shop asks for, by the address of their first page. */
const feeds: Readonly<Record<string, string>> = {
  featured: '/v3/activities/posts/global/featured?includes=profiles&includes=posts&includes=media_objects',
  newest: '/v3/posts?includes=profiles&includes=media_objects',
  'popular today': '/v2/ltks?trending=true&rank=24h&includes=profiles&includes=products',
  hashtag: '/v2/ltks?hashtag=findsunder50&includes=profiles&includes=products',
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
    for (const scale of SCALES) {
      await makeCatalogue(scale, env);
      times.set(scale, await timePages(env));
    }
    return Object.keys(feeds).flatMap((name) => figuresOf(name, times));
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function figuresOf(name: string, times: ReadonlyMap<number, ReadonlyMap<string, number>>): Figure[] {
  const at = (scale: number) => times.get(scale)?.get(name) ?? Number.NaN;
  const [first = 1, ...larger] = SCALES;
  return larger.map((scale) => {
    const ratio = at(scale) / at(first);
    return {
      goal: 'P9',
      what: `page of ${name} at ${scale} times the posts`,
      value: `${at(scale).toFixed(1)} ms`,
      floor: `${at(first).toFixed(1)} ms (at ${first})`,
      ratio,
      limit: '≤ 2',
      met: ratio <= 2,
    };
  });
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

/** The median time of a page of each feed, in ms, by turns so that what slows the machine slows all. */
async function timePages(env: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, number>> {
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
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, address] of Object.entries(feeds)) {
        const taken = await timeFeed(`${url}${address}&limit=${LIMIT}`);
        // The first round warms the caches.
        if (round > 0) times.get(name)?.push(...taken);
      }
    }
    return new Map([...times].map(([name, taken]) => [name, quantile(taken)]));
  } finally {
    await platform.stop();
  }
}

async function timeFeed(first: string): Promise<number[]> {
  const times: number[] = [];
  let address: string | undefined = first;
  for (let page = 0; page < PAGES && address !== undefined; page += 1) {
    const started = performance.now();
    const answer = await fetch(address);
    const { meta } = (await answer.json()) as { meta: { next?: string; next_url?: string } };
    times.push(performance.now() - started);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    const next: string | undefined = meta.next_url ?? (meta.next && `${first}&next=${encodeURIComponent(meta.next)}`);
    address = next === undefined ? undefined : new URL(next, first).href;
  }
  return times;
}
