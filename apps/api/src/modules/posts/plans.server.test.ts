import { operationsByName } from '@social-shop/api-contract';
import { nameOf } from '@social-shop/api-contract/call';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { analyze } from '../../db/write.ts';
import { startTestPlatform } from '../../testing.ts';
import { rankFeeds, SNAPSHOT_SIZE } from '../ranks/rank.ts';

/** 20 times the demo catalogue. */
const POSTS = 100_000;
const CREATORS = 4_000;
/** As few as in the demo catalogue: with the server's defaults all of them are read for the products of a page. */
const PRODUCT_DETAILS = 8_000;
const LIMIT = 36;
/** A page with its pictures and products, a day of posts, or a table so small that the planner reads it whole. */
const MOST_ROWS = 5_000;
/** The planner may find 37 posts of 20 creators among the newest of all 4,000. */
const MOST_ROWS_OF_SOME = 15_000;
/** One person follows so many creators and likes so many posts. */
const FOLLOWS = 2_000;
const LIKES = 1_000;
/** All follows, and a look at an index for each. */
const MOST_ROWS_OF_FOLLOWED = 15_000;
const SLOW_MS = 300_000;

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let profileIds: string[];
let productDetailsId: string;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  const { id: mediaId } = await platform.insert.media();
  const { id: retailerId } = await platform.insert.retailer({ mediaId });
  const { db } = platform.database;
  await db.execute(sql`
    insert into profiles (id, display_name, name, bio, avatar_media_id, followers_count, created_at)
    select gen_random_uuid(), 'creator-' || n, '', '', ${mediaId}::uuid, 0, now() from generate_series(1, ${CREATORS}::int) n`);
  await db.execute(sql`
    insert into product_details (id, name, retailer_id, price, currency, media_id)
    select md5('details-' || n)::uuid, '', ${retailerId}::uuid, 100, 'USD', ${mediaId}::uuid from generate_series(1, ${PRODUCT_DETAILS}::int) n`);
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    // New posts mostly have a high score, as in the demo: 18 months, the newest first, scores a little shuffled.
    await transaction.execute(sql`
      insert into posts (id, profile_id, hero_media_id, caption, created_at, score)
      select gen_random_uuid(), creators.id, ${mediaId}::uuid, '', now() - (n::float / ${POSTS}) ^ 1.15 * interval '548 days',
        (${POSTS}::int - n) * 1000 + (random() * 4000000)::int
      from generate_series(1, ${POSTS}::int) n
      join (select id, row_number() over (order by id) - 1 as place from profiles) creators on place = n % ${CREATORS}::int`);
    await transaction.execute(sql`
      insert into post_hashtags (hashtag, created_at, score, post_id, price_band)
      select distinct tag, created_at, score, id, hashtextextended(id::text, 2) & 3 from posts cross join lateral (values
        ('linen'), ('tag' || (hashtextextended(id::text, 0) & 511)), ('rare' || (hashtextextended(id::text, 1) & 16383))) tags (tag)
      where tag <> 'linen' or score % 5 = 0`);
    await transaction.execute(sql`
      insert into products (id, post_id, position, product_details_id)
      select gen_random_uuid(), id, position, md5('details-' || 1 + (hashtextextended(id::text, position) & 4095))::uuid
      from posts cross join generate_series(0, 2) position`);
  });
  const person = await platform.member();
  ({ token } = person);
  await db.execute(sql`
    insert into follows (id, user_id, profile_id, created_at) select gen_random_uuid(), ${person.userId}::uuid, id, now()
    from profiles where display_name like 'creator-%' order by id limit ${FOLLOWS}`);
  await db.execute(sql`
    insert into likes (user_id, post_id, liked_at)
    select ${person.userId}::uuid, id, now() - row_number() over (order by id) * interval '1 second'
    from posts order by id limit ${LIKES}`);
  await analyze(db);
  await rankFeeds(db, new Date());
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from profiles where display_name like 'creator-%' limit 20`,
  );
  profileIds = rows.map(({ id }) => id);
  const details = await db.execute<{ id: string }>(sql`select product_details_id as id from products limit 1`);
  productDetailsId = details.rows[0]?.id ?? '';
}, SLOW_MS);
afterAll(() => platform.close());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** How many rows of tables and indexes a statement read, to sort, filter or return them. */
function rowsSeen(plan: Plan): number {
  const scans = nodesOf(plan).filter((node) => node['Node Type'].includes('Scan'));
  const seen = scans.map(
    (node) =>
      (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
      node['Actual Loops'],
  );
  return seen.reduce((sum, rows) => sum + rows, 0);
}

const operationOf = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://platform.test');
  const rank = searchParams.get('rank');
  const name = nameOf({ method: 'GET', path: pathname });
  return operationsByName.get(`${name}?rank=${rank}`) ?? operationsByName.get(name);
};

/** The statements of a call, with their values. */
async function statementsOf(path: string) {
  const query = vi.spyOn(platform.database.pool, 'query');
  try {
    const isPersonal = operationOf(path)?.access === 'member';
    const headers = isPersonal ? { authorization: `Bearer ${token}` } : {};
    const response = await platform.app.inject({ url: path, headers });
    expect(response.statusCode, response.body).toBe(200);
    const statements = query.mock.calls.map((call) => {
      const [statement, values] = call as unknown as [{ text: string }, unknown[]];
      return { text: statement.text, values };
    });
    const { meta = {} } = response.json() as { meta?: { next?: string; next_url?: string } };
    return { statements, meta };
  } finally {
    query.mockRestore();
  }
}

const literal = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(',')}}`);
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
};

/** The server's plan of a statement: for its values, or generic, as for a prepared one. */
async function planOf(
  { text, values }: { text: string; values: unknown[] },
  mode: 'custom' | 'generic',
): Promise<Plan> {
  const client = await platform.database.pool.connect();
  try {
    await client.query(`set plan_cache_mode = force_${mode}_plan`);
    await client.query(`prepare checked as ${text}`);
    const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
    const { rows } = await client.query(`explain (analyze, timing off, format json) execute checked${given}`);
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    client.release(true);
  }
}

const includes = (...names: string[]) => names.map((name) => `includes=${name}`).join('&');
const feeds: Record<string, () => string> = {
  featured: () =>
    `/v3/activities/posts/global/featured?limit=${LIMIT}&${includes('profiles', 'posts', 'media_objects')}`,
  'featured of the day': () => `/v3/activities/posts/global/featured?limit=${LIMIT}&rank=24h`,
  'a creator, newest first': () => `/v3/activities/posts/profile/${profileIds[0]}?limit=${LIMIT}`,
  'a creator, best of the month': () => `/v3/activities/posts/profile/${profileIds[0]}?limit=${LIMIT}&rank=top_month`,
  posts: () => `/v3/posts?limit=${LIMIT}`,
  'posts of some creators': () => `/v3/posts?limit=${LIMIT}&${profileIds.map((id) => `profiles=${id}`).join('&')}`,
  'ltks, newest first': () => `/v2/ltks?limit=${LIMIT}&${includes('products', 'profiles')}`,
  'ltks, popular today': () => `/v2/ltks?limit=${LIMIT}&trending=true&rank=24h`,
  'ltks by a common hashtag': () => `/v2/ltks?limit=${LIMIT}&hashtag=linen`,
  'ltks by a hashtag': () => `/v2/ltks?limit=${LIMIT}&hashtag=tag7`,
  'ltks by a rare hashtag': () => `/v2/ltks?limit=${LIMIT}&hashtag=rare7`,
  'ltks by a common hashtag, best first': () => `/v2/ltks?limit=${LIMIT}&hashtag=linen&featured=true`,
  'ltks by a hashtag, best first': () => `/v2/ltks?limit=${LIMIT}&hashtag=tag7&featured=true`,
  'ltks by creator': () => `/v2/ltks?limit=${LIMIT}&display_name=creator-7`,
  'ltks by creator, best first': () => `/v2/ltks?limit=${LIMIT}&display_name=creator-7&featured=true`,
  'trending today': () => `/v3/activities/posts/global/trending?limit=${LIMIT}`,
  'top shared': () => `/v3/activities/posts/global/trending?limit=${LIMIT}&rank=deeplink`,
  'a hashtag': () => `/v3/activities/posts/hashtag/linen?limit=${LIMIT}&${includes('products', 'product_details')}`,
  'a hashtag, newest first': () => `/v3/activities/posts/hashtag/tag7?limit=${LIMIT}&rank=chrono`,
  'a hashtag below a price': () => `/v3/activities/posts/hashtag/linen?limit=${LIMIT}&price_below=5000`,
  'a hashtag below a price, newest first': () =>
    `/v3/activities/posts/hashtag/linen?limit=${LIMIT}&price_below=2500&rank=chrono`,
  'posts that show a product': () => `/v3/products/${productDetailsId}/posts?limit=12`,
  'posts of followed creators': () => `/v3/activities/posts/user/?limit=${LIMIT}`,
  'for a person': () => `/v3/activities/posts/global/featured?limit=${LIMIT}&rank=for-you`,
  likes: () => `/v2/likes/?limit=${LIMIT}`,
  follows: () => `/v2/follows/?limit=${LIMIT}`,
  'recommended creators': () => '/v1/recommendations/ltk_profile_recommendations/?',
  'ltks, shuffled': () => `/v2/ltks?limit=${LIMIT}&seed=tuesday`,
};

const mostRows: Readonly<Record<string, number>> = {
  'posts of some creators': MOST_ROWS_OF_SOME,
  'posts of followed creators': MOST_ROWS_OF_FOLLOWED,
  'for a person': MOST_ROWS_OF_FOLLOWED,
  'recommended creators': MOST_ROWS_OF_FOLLOWED,
};

describe(`the plans of every feed among ${POSTS} posts`, () => {
  it.each(Object.entries(feeds))('read no more than a page needs: %s', async (name, first) => {
    const most = mostRows[name] ?? MOST_ROWS;
    let path: string | undefined = first();
    for (let page = 0; page < 2 && path !== undefined; page += 1) {
      const { statements, meta } = await statementsOf(path);
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements) {
        for (const mode of ['custom', 'generic'] as const) {
          const plan = await planOf(statement, mode);
          expect(rowsSeen(plan), `${statement.text}\n${JSON.stringify(plan, null, 1)}`).toBeLessThan(most);
        }
      }
      path = meta.next_url ?? (meta.next && `${first()}&next=${encodeURIComponent(meta.next)}`);
    }
  });
});

it('reads for a ranking only its own snapshot and the posts and activity of a day', async () => {
  const query = vi.spyOn(platform.database.pool, 'query');
  await rankFeeds(platform.database.db, new Date());
  const statements = query.mock.calls.map((call) => call as unknown as [{ text: string }, unknown[]]);
  query.mockRestore();
  expect(statements).toHaveLength(4);
  for (const [{ text }, values] of statements) {
    const plan = await planOf({ text, values }, 'generic');
    // Candidates, and the rows that come of them.
    expect(rowsSeen(plan), `${text}\n${JSON.stringify(plan, null, 1)}`).toBeLessThan(5 * SNAPSHOT_SIZE);
  }
});
