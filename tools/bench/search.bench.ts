import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../start/ports.ts';
import { programs } from '../start/programs.ts';
import { startService, untilReady } from '../start/service.ts';
import { openCatalogues, type Catalogues } from './catalogues.ts';
import { quantile, type Figure } from './figure.ts';
import { gradesOf, meanWithInterval, ndcg, readQueries, type Grades, type LabelledQuery } from './relevance.ts';
import { miniSearchOf, readRecords } from './searchRecords.ts';

const GOAL_NDCG = 0.9;
const SCALE = 100;
const MOST_SEARCH_MS = 25;
const MOST_AUTOCOMPLETE_MS = 5;
const MOST_GROWTH = 3;
const AT_ONCE = 20;
const HITS = 20;

/**
 * G10: the relevance of search by labelled queries (docs/decisions/0052-relevance-of-search.md), compared with MiniSearch with the same
 * records, and the time that the database takes for a query.
 */
export async function measure(): Promise<readonly Figure[]> {
  const catalogues = await openCatalogues([1, SCALE]);
  try {
    const records = await readRecords(catalogues.urlOf(1));
    const queries = readQueries();
    const small = await withPlatform({ DATABASE_URL: catalogues.urlOf(1) }, async (url) => ({
      relevance: await relevanceOf(queries, records, url),
      cost: await costOf(queries, url, catalogues, 1),
    }));
    const large = await withPlatform({ DATABASE_URL: catalogues.urlOf(SCALE) }, (url) =>
      costOf(queries, url, catalogues, SCALE),
    );
    const embedded = await withPlatform({}, (url) => timesOf(queries, url));
    return [...small.relevance, ...costFigures(small.cost, large, embedded)];
  } finally {
    await catalogues.stop();
  }
}

interface Judged {
  readonly query: LabelledQuery;
  readonly grades: Grades;
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

async function relevanceOf(
  queries: readonly LabelledQuery[],
  records: Awaited<ReturnType<typeof readRecords>>,
  url: string,
): Promise<Figure[]> {
  const miniSearch = miniSearchOf(records);
  const judged: Judged[] = [];
  for (const query of queries) {
    const { items } = await ask<{ items: { id: string }[] }>(url, '/v1/search/ids', {
      types: [query.type],
      query: query.text,
      limit: 10,
    });
    const ours = items.map(({ id }) => id);
    judged.push({ query, grades: gradesOf(query, records), ours, theirs: miniSearch(query, 10) });
  }
  const findable = judged.filter(({ grades }) => grades.size > 0);
  const groups: [name: string, of: readonly Judged[]][] = [
    ['all', findable],
    ['held back', findable.filter(({ query }) => query.set === 'held')],
    ...[...Map.groupBy(findable, ({ query }) => query.class)],
    ...[...Map.groupBy(findable, ({ query }) => query.language)],
  ];
  const wrong = judged.filter(({ grades, ours }) => grades.size === 0 && ours.length > 0);
  const empty = findable.filter(({ ours }) => ours.length === 0);
  for (const { query } of wrong) console.log(`Found something for '${query.text}', for which there is nothing.`);
  return [
    ...groups.map(([name, of]) => figureOf(name, of)),
    {
      goal: 'G10',
      what: 'Searches that find nothing though there is something',
      value: `${((100 * empty.length) / findable.length).toFixed(1)} %`,
      floor: `${((100 * findable.filter(({ theirs }) => theirs.length === 0).length) / findable.length).toFixed(1)} % (MiniSearch)`,
      limit: 'none',
      met: true,
    },
  ];
}

function figureOf(name: string, of: readonly Judged[]): Figure {
  const [mean, low, high] = meanWithInterval(of.map(({ ours, grades }) => ndcg(ours, grades)));
  const [theirs] = meanWithInterval(of.map((one) => ndcg(one.theirs, one.grades)));
  const first = of.filter(({ ours: [best = ''], grades }) => grades.get(best) === 2).length / of.length;
  const isOverAll = name === 'all';
  return {
    goal: 'G10',
    what: `NDCG@10, ${name} (${of.length} queries)`,
    value: `${mean.toFixed(3)} (95 %: ${low.toFixed(3)} to ${high.toFixed(3)}), first right ${(100 * first).toFixed(0)} %`,
    floor: `${theirs.toFixed(3)} (MiniSearch)`,
    limit: isOverAll ? `≥ ${GOAL_NDCG}, above MiniSearch` : 'not below MiniSearch',
    met: isOverAll ? mean >= GOAL_NDCG && mean > theirs : mean >= theirs,
  };
}

/** Milliseconds. */
interface Cost {
  /** The database's own time for a search, and for an autocompletion. */
  readonly search: number;
  readonly autocomplete: number;
  /** p99 by p50 of searches, `AT_ONCE` at a time. */
  readonly spread: number;
}

async function costOf(
  queries: readonly LabelledQuery[],
  url: string,
  catalogues: Catalogues,
  scale: number,
): Promise<Cost> {
  const perCall = async (call: (query: LabelledQuery) => Promise<unknown>) => {
    for (const query of queries) await call(query);
    await catalogues.resetStatements();
    for (const query of queries) await call(query);
    return (await catalogues.statements(scale)).ms / queries.length;
  };
  const search = await perCall((query) => searchFor(url, query));
  const autocomplete = await perCall((query) => completeFor(url, query));
  const times: number[] = [];
  const waiting = [...queries, ...queries, ...queries, ...queries];
  const worker = async () => {
    for (let query = waiting.pop(); query; query = waiting.pop()) {
      const start = performance.now();
      await searchFor(url, query);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { search, autocomplete, spread: quantile(times, 0.99) / quantile(times) };
}

/** The embedded database has no statistics: the time of whole calls. */
async function timesOf(queries: readonly LabelledQuery[], url: string): Promise<Pick<Cost, 'search' | 'autocomplete'>> {
  const timeOf = async (call: (query: LabelledQuery) => Promise<unknown>) => {
    for (const query of queries) await call(query);
    const start = performance.now();
    for (const query of queries) await call(query);
    return (performance.now() - start) / queries.length;
  };
  return {
    search: await timeOf((query) => searchFor(url, query)),
    autocomplete: await timeOf((query) => completeFor(url, query)),
  };
}

const searchFor = (url: string, { type, text }: LabelledQuery) =>
  ask(url, '/v1/search/ids', { types: [type], query: text, limit: HITS });
const completeFor = (url: string, { text }: LabelledQuery) => ask(url, '/v2/autocomplete', { q: text.slice(0, 4) });

function costFigures(small: Cost, large: Cost, embedded: Pick<Cost, 'search' | 'autocomplete'>): Figure[] {
  const figure = (name: 'search' | 'autocomplete', most: number): Figure => ({
    goal: 'G10',
    what: `Database time per ${name} at scale ${SCALE} (with the embedded database ${embedded[name].toFixed(1)} ms per call)`,
    value: `${large[name].toFixed(2)} ms`,
    floor: `${small[name].toFixed(2)} ms (scale 1)`,
    ratio: large[name] / small[name],
    limit: `≤ ${most} ms, ≤ ${MOST_GROWTH} × scale 1`,
    met: large[name] <= most && large[name] / small[name] <= MOST_GROWTH,
  });
  return [
    figure('search', MOST_SEARCH_MS),
    figure('autocomplete', MOST_AUTOCOMPLETE_MS),
    {
      goal: 'G10',
      what: `Searches at scale ${SCALE}, ${AT_ONCE} at a time: p99 by p50`,
      value: large.spread.toFixed(1),
      floor: `${small.spread.toFixed(1)} (scale 1)`,
      limit: 'none',
      met: true,
    },
  ];
}

async function ask<T>(url: string, path: string, body: object): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status} to ${JSON.stringify(body)}`);
  return (await response.json()) as T;
}

async function withPlatform<T>(env: Readonly<Record<string, string>>, work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const platform = startService({
    ...programs.platform,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      API_PORT: String(port),
      DATA_DIR: dataDir,
      PICTURES: 'asked',
      ...env,
    },
    logFile: join(dataDir, 'platform.log'),
    onLine: () => {},
  });
  const url = `http://localhost:${port}`;
  try {
    await untilReady(platform, `${url}/ready`);
    return await work(url);
  } finally {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
