import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../start/ports.ts';
import { startService, untilReady } from '../start/service.ts';
import { openCatalogues, type Catalogues } from './catalogues.ts';
import { quantile, type Figure } from './figure.ts';

const SCALES = [1, 20, 100];
const PAGES = 5;
const ROUNDS = 20;
const LIMIT = 36;
const MOST_DATABASE_MS = 5;
const BUSY = 503;
const SHED_MS = 500;

/** A product of the first page, for calls about one product. */
interface Sample {
  readonly profileId: string;
  readonly productDetailsId: string;
  readonly retailerId: string;
}

const HASHTAG = '/v3/activities/posts/hashtag';
const WHOLE = `includes=ltks&includes=profiles&limit=${LIMIT}`;

/** The lists of the shop, by the address of their first page. */
const feedsOf = ({ profileId, productDetailsId, retailerId }: Sample): Readonly<Record<string, string>> => ({
  featured: `/v3/activities/posts/global/featured?includes=profiles&includes=posts&includes=media_objects&limit=${LIMIT}`,
  newest: `/v3/posts?includes=profiles&includes=media_objects&limit=${LIMIT}`,
  // A day has two such pages at scale 1, so pages are equally long at every scale.
  'popular today': `/v2/ltks?trending=true&rank=24h&limit=7&includes=profiles&includes=products`,
  hashtag: `/v2/ltks?hashtag=findsunder50&includes=profiles&includes=products&limit=${LIMIT}`,
  'best of a hashtag': `/v2/ltks?hashtag=findsunder50&featured=true&includes=profiles&includes=products&limit=${LIMIT}`,
  creator: `/v2/ltks?display_name=sukilarsen&includes=profiles&includes=products&limit=${LIMIT}`,
  shuffled: `/v2/ltks?seed=tuesday&includes=profiles&includes=products&limit=${LIMIT}`,
  'trending today': `/v3/activities/posts/global/trending?rank=24h&includes=ltks&includes=profiles&limit=7`,
  'trending creators': `/v3/activities/posts/global/featured?rank=24h&includes=ltks&includes=profiles&limit=7`,
  'top shared': `/v3/activities/posts/global/trending?rank=deeplink&${WHOLE}`,
  'a category': `${HASHTAG}/dresses?${WHOLE}`,
  'the newest of a category': `${HASHTAG}/dresses?rank=chrono&${WHOLE}`,
  'a category below 50 dollars': `${HASHTAG}/dresses?price_below=5000&${WHOLE}`,
  'a category with few below 25': `${HASHTAG}/coats?price_below=2500&rank=chrono&includes=ltks&includes=profiles&limit=2`,
  'a deal with its products': `${HASHTAG}/salealert?includes=products&includes=product_details&limit=12`,
  'the month of a creator': `/v3/activities/posts/profile/${profileId}?rank=top_month&includes=posts&includes=media_objects&limit=10`,
  'what else a retailer sells': `/v2/product_details/?retailer_id=${retailerId}&exclude=${productDetailsId}&limit=12`,
  'where a product is seen': `/v3/products/${productDetailsId}/posts?includes=ltks&includes=profiles&limit=12`,
  'a part of the sitemap': '/v1/sitemap/posts/0',
  'facts of a hashtag': '/v3/hashtags/dresses?includes=profiles',
});

/** The median of many measurements of one page of a feed. */
interface PageCost {
  readonly ms: number;
  readonly databaseMs: number;
  readonly statements: number;
  /** Posts and their products on it: the newest of a hashtag are copies of one post, which may have many. */
  readonly rows: number;
}

type Costs = ReadonlyMap<string, PageCost>;

interface Measured {
  readonly pages: Costs;
  /** The database's time for ranking the feeds once, in ms. */
  readonly rankingMs: number;
}

const MOST_RANKING_MS = 1_000;

/** G9: the time of a page of each list, and of ranking the feeds, on a PostgreSQL server, at 1, 20 and 100 times the demo catalogue. */
export async function measure(): Promise<readonly Figure[]> {
  const catalogues = await openCatalogues(SCALES);
  try {
    const costs = new Map<number, Measured>();
    for (const scale of SCALES) costs.set(scale, await measureScale(catalogues, scale));
    const names = [...(costs.get(SCALES[0] ?? 1)?.pages.keys() ?? [])];
    return [
      ...names.flatMap((name) =>
        figuresOf(
          name,
          (scale) => costs.get(scale)?.pages.get(name) ?? { ms: NaN, databaseMs: NaN, statements: NaN, rows: NaN },
        ),
      ),
      ...rankingFigures((scale) => costs.get(scale)?.rankingMs ?? NaN),
    ];
  } finally {
    await catalogues.stop();
  }
}

function figuresOf(feed: string, at: (scale: number) => PageCost): Figure[] {
  const [first = 1, ...larger] = SCALES;
  const { ms, databaseMs, statements, rows } = at(first);
  /** Scales a figure of the smallest catalogue to pages with as many rows as those of this scale. */
  const asLong = (scale: number, taken: number) => (taken * at(scale).rows) / rows;
  return [
    {
      goal: 'G9',
      what: `page of ${feed}, the database’s part (${statements.toFixed(1)} statements)`,
      value: `${databaseMs.toFixed(2)} ms`,
      limit: `≤ ${MOST_DATABASE_MS} ms`,
      met: databaseMs <= MOST_DATABASE_MS,
    },
    ...larger.flatMap((scale) => [
      growth(
        `page of ${feed}, the database’s part at ${scale} times the posts`,
        at(scale).databaseMs,
        asLong(scale, databaseMs),
      ),
      growth(`page of ${feed} at ${scale} times the posts`, at(scale).ms, asLong(scale, ms)),
    ]),
  ];
}

function rankingFigures(at: (scale: number) => number): Figure[] {
  const [first = 1, ...larger] = SCALES;
  return [
    {
      goal: 'G9',
      what: 'ranking the feeds, the database’s part',
      value: `${at(first).toFixed(0)} ms`,
      limit: `≤ ${MOST_RANKING_MS} ms`,
      met: at(first) <= MOST_RANKING_MS,
    },
    ...larger.map((scale) => growth(`ranking the feeds at ${scale} times the posts`, at(scale), at(first))),
  ];
}

function growth(what: string, ms: number, floorMs: number): Figure {
  const ratio = ms / floorMs;
  return {
    goal: 'G9',
    what,
    value: `${ms.toFixed(2)} ms`,
    floor: `${floorMs.toFixed(2)} ms (at ${SCALES[0]})`,
    ratio,
    limit: '≤ 2',
    met: ratio <= 2,
  };
}

/** In turns, so a slow moment of the machine affects all feeds. */
async function measureScale(catalogues: Catalogues, scale: number): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  await catalogues.forgetRanks(scale);
  const platform = startService({
    name: 'platform',
    script: 'apps/api/src/main.ts',
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      API_PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: catalogues.urlOf(scale),
      PICTURES: 'asked',
    },
    logFile: join(dataDir, 'platform.log'),
    onLine: () => {},
  });
  try {
    await untilReady(platform, `${url}/ready`);
    const rankingMs = await catalogues.ranking(scale);
    const feeds = feedsOf(await readSample(url));
    const taken = new Map(Object.keys(feeds).map((name) => [name, [] as PageCost[]]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, address] of Object.entries(feeds)) {
        await catalogues.resetStatements();
        const pages = await timeFeed(url + address);
        const { ms, calls } = await catalogues.statements(scale);
        // The first round warms the caches.
        if (round === 0) continue;
        const rows = pages.reduce((sum, page) => sum + page.rows, 0) / pages.length;
        const perPage = { databaseMs: ms / pages.length, statements: calls / pages.length, rows };
        taken.get(name)?.push(...pages.map((page) => ({ ms: page.ms, ...perPage })));
      }
    }
    return { pages: new Map([...taken].map(([name, costs]) => [name, middleOf(costs)])), rankingMs };
  } finally {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function readSample(url: string): Promise<Sample> {
  const response = await fetch(`${url}/v3/activities/posts/global/featured?limit=1&includes=product_details`);
  const { activities, product_details: details } = (await response.json()) as {
    activities: { profile_id: string }[];
    product_details: { id: string; retailer_id: string }[];
  };
  const [post] = activities;
  const [product] = details;
  if (!post || !product) throw new Error('The catalogue has no post with a product');
  return { profileId: post.profile_id, productDetailsId: product.id, retailerId: product.retailer_id };
}

const middleOf = (costs: readonly PageCost[]): PageCost => ({
  ms: quantile(costs.map(({ ms }) => ms)),
  databaseMs: quantile(costs.map(({ databaseMs }) => databaseMs)),
  statements: quantile(costs.map(({ statements }) => statements)),
  rows: quantile(costs.map(({ rows }) => rows)),
});

/** The parts of a response that the bench reads. */
interface PageBody {
  readonly meta?: { next?: string; next_url?: string };
  readonly activities?: readonly unknown[];
  readonly posts?: readonly unknown[];
  readonly ltks?: readonly { readonly product_ids: readonly string[] }[];
  readonly product_details?: readonly unknown[];
}

function rowsOf({ activities, posts, ltks, product_details: details }: PageBody): number {
  if (ltks) return ltks.reduce((sum, { product_ids: products }) => sum + 1 + products.length, 0);
  return (activities ?? posts ?? details ?? [1]).length;
}

/** Reads the first pages, or the single response of a call without pages. @returns the time of each, in ms, and its number of rows. */
async function timeFeed(first: string): Promise<{ ms: number; rows: number }[]> {
  const pages: { ms: number; rows: number }[] = [];
  let address: string | undefined = first;
  while (pages.length < PAGES && address !== undefined) {
    const started = performance.now();
    const response = await fetch(address);
    if (response.status === BUSY) {
      // On a busy machine the platform sheds requests. The page counts once it gets a response.
      await response.body?.cancel();
      await setTimeout(SHED_MS);
      continue;
    }
    const content = (await response.json()) as PageBody;
    const { meta = {} } = content;
    pages.push({ ms: performance.now() - started, rows: rowsOf(content) });
    if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
    const next: string | undefined = meta.next_url ?? (meta.next && `${first}&next=${encodeURIComponent(meta.next)}`);
    address = next === undefined ? undefined : new URL(next, first).href;
  }
  return pages;
}
