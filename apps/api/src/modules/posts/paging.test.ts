import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';
import { postHashtags, posts } from './schema.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let profileId: string;
let heroMediaId: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  heroMediaId = (await platform.insert.media()).id;
  profileId = (await platform.insert.profile({ displayName: 'ida' })).id;
});
afterAll(() => platform.close());
beforeEach(() => platform.database.db.delete(posts));

interface NewPost {
  readonly minutesAgo: number;
  readonly score: number;
}

/** Few different values, so ties in the sort key are common. */
const newPost: fc.Arbitrary<NewPost> = fc.record({
  minutesAgo: fc.integer({ min: 0, max: 4 }),
  score: fc.integer({ min: 0, max: 4 }),
});

/** Events between two pages: posts are added, and posts are deleted by their index among the existing ones. */
const step = fc.record({
  limit: fc.integer({ min: 1, max: 5 }),
  inserts: fc.array(newPost, { maxLength: 3 }),
  deletes: fc.array(fc.nat({ max: 20 }), { maxLength: 3 }),
});

const NEWEST = Date.now() - 60_000;

async function insertPosts(news: readonly NewPost[]): Promise<string[]> {
  if (news.length === 0) return [];
  const rows = news.map(({ minutesAgo, score }) => ({
    id: randomUUID(),
    profileId,
    heroMediaId,
    caption: '',
    createdAt: new Date(NEWEST - minutesAgo * 60_000),
    score,
  }));
  await platform.database.db.insert(posts).values(rows);
  await platform.database.db
    .insert(postHashtags)
    .values(rows.map(({ id, createdAt, score }) => ({ hashtag: 'linen', postId: id, createdAt, score })));
  return rows.map(({ id }) => id);
}

const pathOf: Record<string, (limit: number, next?: string) => string> = {
  featured: (limit, next) => activities('global/featured', { limit, next }),
  'featured of the day': (limit, next) => activities('global/featured', { limit, next, rank: '24h' }),
  'a creator, newest first': (limit, next) => activities(`profile/${profileId}`, { limit, next }),
  'a creator, best of the month': (limit, next) =>
    activities(`profile/${profileId}`, { limit, next, rank: 'top_month' }),
  posts: (limit, next) => `/v3/posts?${query({ limit, next })}`,
  'ltks, newest first': (limit, next) => ltks({ limit }, next),
  'ltks, popular today': (limit, next) => ltks({ limit, trending: true, rank: '24h' }, next),
  'ltks by hashtag': (limit, next) => ltks({ limit, hashtag: '#Linen' }, next),
  'ltks by hashtag, best first': (limit, next) => ltks({ limit, hashtag: '#Linen', featured: true }, next),
  'ltks by creator': (limit, next) => ltks({ limit, display_name: 'Ida' }, next),
  'ltks, shuffled': (limit, next) => ltks({ limit, seed: 'tuesday' }, next),
};

const query = (values: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  );
const activities = (path: string, values: Record<string, unknown>) => `/v3/activities/posts/${path}?${query(values)}`;

/** The old feed's next page is a URL; only its limit may be changed. */
function ltks(values: Record<string, unknown>, nextUrl?: string): string {
  if (nextUrl === undefined) return `/v2/ltks?${query(values)}`;
  const url = new URL(nextUrl, 'http://platform.test');
  url.searchParams.set('limit', String(values.limit));
  return `${url.pathname}${url.search}`;
}

async function readPage(path: string): Promise<{ ids: string[]; next: string | undefined }> {
  const response = await platform.app.inject(path);
  expect(response.statusCode, response.body).toBe(200);
  const { activities: rows, posts: found, ltks: list, meta } = response.json();
  const ids = rows
    ? rows.map((row: { post_id: string }) => row.post_id)
    : (list ?? found).map((row: { id: string }) => row.id);
  return { ids, next: meta.next ?? meta.next_url };
}

describe('paging while posts are added and deleted', () => {
  it.each(Object.entries(pathOf))(
    'never repeats and never skips a post that existed throughout: %s',
    async (_name, path) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(newPost, { maxLength: 12 }),
          fc.array(step, { maxLength: 8 }),
          async (before, steps) => {
            await platform.database.db.delete(posts);
            const initial = await insertPosts(before);
            let present = [...initial];
            const seen: string[] = [];

            let page = await readPage(path(2));
            seen.push(...page.ids);
            const remaining = [...steps];
            while (page.next !== undefined) {
              const { limit, inserts, deletes } = remaining.shift() ?? { limit: 5, inserts: [], deletes: [] };
              const gone = deletes.flatMap((index) => present[index] ?? []);
              if (gone.length > 0) await platform.database.db.delete(posts).where(inArray(posts.id, gone));
              present = [...present.filter((id) => !gone.includes(id)), ...(await insertPosts(inserts))];
              page = await readPage(path(limit, page.next));
              seen.push(...page.ids);
            }

            expect(new Set(seen).size).toBe(seen.length);
            const throughout = initial.filter((id) => present.includes(id));
            expect(throughout.filter((id) => !seen.includes(id))).toEqual([]);
          },
        ),
        { numRuns: 15 },
      );
    },
    120_000,
  );

  it.each(Object.entries(pathOf))(
    'nor with several readers while several writers are at work: %s',
    async (_name, path) => {
      const change = fc.record({ insert: fc.array(newPost, { maxLength: 2 }), remove: fc.nat({ max: 40 }) });
      await fc.assert(
        fc.asyncProperty(
          fc.array(newPost, { minLength: 20, maxLength: 40 }),
          fc.array(fc.array(change, { maxLength: 6 }), { minLength: 3, maxLength: 3 }),
          async (before, writers) => {
            await platform.database.db.delete(posts);
            const initial = await insertPosts(before);
            const gone = new Set<string>();

            const write = async (changes: readonly { insert: NewPost[]; remove: number }[]) => {
              for (const { insert, remove } of changes) {
                await insertPosts(insert);
                const id = initial[remove];
                if (id === undefined) continue;
                gone.add(id);
                await platform.database.db.delete(posts).where(eq(posts.id, id));
              }
            };
            const readAll = async (limit: number) => {
              const seen: string[] = [];
              for (let page = await readPage(path(limit)); ; page = await readPage(path(limit, page.next))) {
                seen.push(...page.ids);
                if (page.next === undefined) return seen;
              }
            };

            const [lists] = await Promise.all([Promise.all([2, 3, 7].map(readAll)), ...writers.map(write)]);
            for (const seen of lists) {
              expect(new Set(seen).size).toBe(seen.length);
              expect(initial.filter((id) => !gone.has(id) && !seen.includes(id))).toEqual([]);
            }
          },
        ),
        { numRuns: 4 },
      );
    },
    120_000,
  );

  it('continues after a bare last_id even if its post is gone', async () => {
    const ids = await insertPosts([0, 1, 2].map((minutesAgo) => ({ minutesAgo, score: 0 })));
    const first = await platform.app.inject('/v2/ltks?limit=1');
    await platform.database.db.delete(posts).where(eq(posts.id, ids[0] ?? ''));
    const second = await readPage(`/v2/ltks?limit=1&last_id=${first.json().meta.last_id}`);
    expect(second.ids).toEqual([ids[1]]);
  });

  it('continues after a post by its id, and fails if it is gone', async () => {
    const ids = await insertPosts([0, 1, 2].map((minutesAgo) => ({ minutesAgo, score: 0 })));
    const second = await readPage(`/v2/ltks?limit=1&last_id=${ids[0]}`);
    expect(second.ids).toEqual([ids[1]]);
    await platform.database.db.delete(posts).where(eq(posts.id, ids[0] ?? ''));
    const lost = await platform.app.inject(`/v2/ltks?limit=1&last_id=${ids[0]}`);
    expect(lost.statusCode).toBe(400);
    expect(lost.json()).toMatchObject({ error_code: 'invalid-cursor' });
    // As long as an id, and not one.
    expect((await platform.app.inject(`/v2/ltks?last_id=${'x'.repeat(36)}`)).statusCode).toBe(400);
  });
});

describe('a cursor', () => {
  const cursorOf = async (path: string) => {
    await insertPosts([0, 1, 2].map((minutesAgo) => ({ minutesAgo, score: minutesAgo })));
    return (await readPage(path)).next ?? '';
  };

  it('is refused by every other feed', async () => {
    const cursor = await cursorOf(activities('global/featured', { limit: 1 }));
    const other = (await platform.insert.profile()).id;
    for (const path of [
      activities('global/featured', { limit: 1, next: cursor, rank: '24h' }),
      activities(`profile/${other}`, { limit: 1, next: cursor }),
      `/v3/posts?${query({ next: cursor })}`,
      `/v2/ltks?${query({ last_id: cursor, featured: true })}`,
    ]) {
      const response = await platform.app.inject(path);
      expect([response.statusCode, response.json().error_code], path).toEqual([400, 'invalid-cursor']);
    }
  });

  it('is refused if anything in it was changed', async () => {
    const cursor = await cursorOf(activities('global/featured', { limit: 1 }));
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: cursor.length - 1 }), fc.constantFrom(...'Az09_-'), async (index, character) => {
        const changed = cursor.slice(0, index) + character + cursor.slice(index + 1);
        fc.pre(changed !== cursor);
        const response = await platform.app.inject(activities('global/featured', { limit: 1, next: changed }));
        expect([response.statusCode, response.json().error_code]).toEqual([400, 'invalid-cursor']);
      }),
    );
  });

  it.each(['x', '====', '../../x', 'a'.repeat(512)])('is refused if it is malformed: %s', async (next) => {
    const response = await platform.app.inject(activities('global/featured', { next }));
    expect([response.statusCode, response.json().error_code]).toEqual([400, 'invalid-cursor']);
  });
});
