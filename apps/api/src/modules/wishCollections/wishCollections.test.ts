import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';
import { experiments } from '../experiments/schema.ts';
import { likes } from '../likes/schema.ts';
import { wishes } from '../wishes/schema.ts';
import { wishCollectionItems, wishCollections } from './schema.ts';

const PATH = '/v2/wish_collections/';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let ana: Awaited<ReturnType<typeof platform.member>>;
let bo: typeof ana;
let cy: typeof ana;
let products: { id: string; postId: string }[];

beforeAll(async () => {
  platform = await startTestPlatform();
  [ana, bo, cy] = [await platform.member(), await platform.member(), await platform.member()];
  const { id: postId } = await platform.insert.post();
  products = [];
  for (const position of [0, 1, 2, 3, 4]) products.push(await platform.insert.product({ postId, position }));
});
afterAll(() => platform.close());
beforeEach(async () => {
  const { db } = platform.database;
  await db.delete(wishCollections);
  await db.delete(wishes);
  await db.delete(likes);
  await allow('true');
});

const allow = (value: string) =>
  platform.database.db.update(experiments).set({ value }).where(eq(experiments.name, 'sharedCollectionUserAllowList'));
const collectionsOf = async ({ call }: typeof ana) => (await call('GET', PATH)).body.wish_collections;
const create = async ({ call }: typeof ana, name = 'Summer'): Promise<string> =>
  (await call('POST', PATH, { name })).body.wish_collection.id;
const wish = async ({ call }: typeof ana, product = products[0]): Promise<string> =>
  (await call('POST', '/v2/wishes/', { ltk_product_id: product?.id })).body.wish.id;
const productsIn = (body: { wishes: { ltk_product_id: string }[] }) => body.wishes.map(({ ltk_product_id: id }) => id);
const statusesOf = (who: Pick<typeof ana, 'call'>, requests: readonly (readonly [never, string, object?])[]) =>
  Promise.all(requests.map(async (request) => (await who.call(...request)).status));

describe('the two collections that everybody has', () => {
  it('hold all wishes and all likes, unshared at first, under names that stay', async () => {
    for (const product of products) await wish(ana, product);
    await ana.call('POST', '/v2/likes/', { ltk_id: products[0]?.postId, like_type: 'CLICK', network: 'LTK' });
    const [favorites, liked] = await collectionsOf(ana);
    const newest = products.map(({ id }) => id).toReversed();
    expect(favorites).toEqual({
      id: expect.any(String),
      user_id: ana.userId,
      kind: 'favorite-products',
      name: 'favorite-products',
      shared: false,
      items_count: 5,
      latest_ltk_product_ids: newest.slice(0, 4),
      latest_ltk_ids: [],
    });
    expect(liked).toMatchObject({ kind: 'favorite-posts', items_count: 1, latest_ltk_ids: [products[0]?.postId] });
    const page = (await ana.call('GET', `${PATH}${favorites.id}/wishes`)).body;
    expect([page.wish_collection, productsIn(page)]).toEqual([favorites, newest]);
    const { body } = await ana.call('GET', `${PATH}${liked.id}/wishes`);
    expect([body.wishes, body.likes]).toMatchObject([[], [{ ltk_id: products[0]?.postId }]]);

    const shared = await ana.call('PATCH', PATH + liked.id, { shared: true, kind: 'list', user_id: bo.userId });
    expect(shared.body.wish_collection).toEqual({ ...liked, shared: true });
    expect(await collectionsOf(ana)).toEqual([favorites, { ...liked, shared: true }]);
    const wishId = (await ana.call('GET', '/v2/wishes/')).body.wishes[0].id;
    const refused = [
      ['PATCH', PATH + liked.id, { name: 'Mine' }],
      ['DELETE', PATH + liked.id],
      ['PUT', `${PATH}${favorites.id}/wishes/${wishId}`],
      ['DELETE', `${PATH}${favorites.id}/wishes/${wishId}`],
    ] as const;
    expect(await statusesOf(ana, refused as never)).toEqual([400, 400, 400, 400]);
    await ana.call('PATCH', PATH + liked.id, { shared: false });
    expect(await collectionsOf(ana)).toEqual([favorites, liked]);
  });
});

describe('a list', () => {
  it('is made, renamed, filled, emptied and deleted; its wishes stay', async () => {
    const made = await ana.call('POST', PATH, { name: '  Summer ' });
    const { id } = made.body.wish_collection;
    expect(made).toMatchObject({
      status: 201,
      body: { wish_collection: { user_id: ana.userId, name: 'Summer', kind: 'list', shared: false, items_count: 0 } },
    });
    expect((await ana.call('PATCH', PATH + id, { name: 'Winter' })).body.wish_collection.name).toBe('Winter');
    const [first, second] = [await wish(ana, products[0]), await wish(ana, products[1])];
    // Twice is once.
    for (const wishId of [second, first, second])
      expect((await ana.call('PUT', `${PATH}${id}/wishes/${wishId}`)).status).toBe(204);
    const page = (await ana.call('GET', `${PATH}${id}/wishes`)).body;
    expect(productsIn(page)).toEqual([products[0]?.id, products[1]?.id]);
    expect(page.wish_collection).toMatchObject({ items_count: 2, latest_ltk_product_ids: productsIn(page) });
    for (let time = 0; time < 2; time += 1)
      expect((await ana.call('DELETE', `${PATH}${id}/wishes/${first}`)).status).toBe(204);
    expect((await ana.call('GET', PATH + id)).body.wish_collection.items_count).toBe(1);
    // A wish that is removed leaves its lists.
    await ana.call('DELETE', `/v2/wishes/${second}`);
    expect((await ana.call('GET', PATH + id)).body.wish_collection.items_count).toBe(0);
    for (let time = 0; time < 2; time += 1) expect((await ana.call('DELETE', PATH + id)).status).toBe(204);
    expect((await ana.call('GET', PATH + id)).status).toBe(404);
    expect((await ana.call('GET', '/v2/wishes/')).body.wishes).toHaveLength(1);
  });

  it('needs a name, and there are at most 100', async () => {
    for (const name of ['', '   ', 'n'.repeat(61)]) expect((await ana.call('POST', PATH, { name })).status).toBe(400);
    const rows = Array.from({ length: 100 }, () => ({
      id: randomUUID(),
      userId: ana.userId,
      kind: 'list' as const,
      name: 'n',
      createdAt: new Date(),
    }));
    await platform.database.db.insert(wishCollections).values(rows);
    expect(await ana.call('POST', PATH, { name: 'n' })).toMatchObject({
      status: 409,
      body: { error_code: 'conflict' },
    });
  });

  it('is only its owner’s, even if a request names somebody else (T42, T43)', async () => {
    const [id, wishId] = [await create(ana), await wish(ana)];
    const [own, ownWish] = [await create(bo), await wish(bo)];
    await ana.call('PUT', `${PATH}${id}/wishes/${wishId}`);
    const calls = [
      ['GET', PATH + id],
      ['PATCH', PATH + id, { name: 'Mine', shared: true, user_id: bo.userId }],
      ['DELETE', PATH + id],
      ['GET', `${PATH}${id}/wishes`],
      ['PUT', `${PATH}${id}/wishes/${ownWish}`],
      ['DELETE', `${PATH}${id}/wishes/${wishId}`],
      ['PUT', `${PATH}${own}/wishes/${wishId}`],
    ] as const;
    expect(await statusesOf(bo, calls as never)).toEqual(calls.map(() => 404));
    expect(await statusesOf(platform, calls as never)).toEqual(calls.map(() => 401));
    const { body } = await ana.call('GET', `${PATH}${id}/wishes`);
    expect([body.wish_collection.name, body.wish_collection.shared, body.wishes.length]).toEqual(['Summer', false, 1]);
    // The owner, not the body, says whose a new one is.
    await ana.call('POST', PATH, { name: 'n', user_id: bo.userId, shared: true });
    expect(await collectionsOf(bo)).toHaveLength(3);
    expect((await collectionsOf(ana)).map(({ shared }: { shared: boolean }) => shared)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

it('says which lists of its owner a wish is in, and of nobody else’s (T42)', async () => {
  const [summer, , wishId] = [await create(ana), await create(ana, 'Winter'), await wish(ana)];
  await ana.call('PUT', `${PATH}${summer}/wishes/${wishId}`);
  expect((await ana.call('GET', `${PATH}?wish_id=${wishId}`)).body.containing).toEqual([summer]);
  expect((await bo.call('GET', `${PATH}?wish_id=${wishId}`)).body.containing).toEqual([]);
});

describe('a shared collection (W32, T42)', () => {
  const SHARED = '/v2/wish_collections_shared/';
  const read = async (who: Pick<typeof ana, 'call'>, id: string, ownerId: string) => {
    const [one, page] = [
      await who.call('GET', `${SHARED}${id}?user_id=${ownerId}`),
      await who.call('GET', `${SHARED}${id}/wishes?user_id=${ownerId}`),
    ];
    expect(page.status).toBe(one.status);
    if (one.status === 200) expect(page.body.wishes).toHaveLength(1);
    else expect(JSON.stringify([one.body, page.body])).not.toContain('Summer');
    return one.status;
  };

  async function shareList() {
    const [id, wishId] = [await create(ana), await wish(ana)];
    await ana.call('PUT', `${PATH}${id}/wishes/${wishId}`);
    await ana.call('PATCH', PATH + id, { shared: true });
    return id;
  }

  it.each([
    ['false', [403, 403, 403, 403]],
    ['true', [200, 200, 200, 200]],
    ['a list with bo', [403, 200, 200, 403]],
    ['a list of nobody', [403, 403, 200, 403]],
  ])('with the allow list %s: nobody, the listed, the owner, another: %j', async (allowed, statuses) => {
    const id = await shareList();
    const others = randomUUID();
    await allow(
      allowed === 'a list with bo' ? `${others}, ${bo.userId}` : allowed === 'a list of nobody' ? others : allowed,
    );
    expect(await Promise.all([platform, bo, ana, cy].map((who) => read(who, id, ana.userId)))).toEqual(statuses);
    await ana.call('PATCH', PATH + id, { shared: false });
    const hidden = await Promise.all([platform, bo, cy].map((who) => read(who, id, ana.userId)));
    expect(hidden).toEqual([404, 404, 404]);
    expect(await read(ana, id, ana.userId)).toBe(statuses[2]);
  });

  it('gives nothing under another owner’s name', async () => {
    const id = await shareList();
    const owners = [bo.userId, cy.userId, randomUUID()];
    for (const who of [platform, bo, ana])
      for (const owner of owners) expect(await read(who, id, owner), owner).toBe(404);
    expect((await platform.call('GET', `${SHARED}${id}`)).status).toBe(400);
    expect((await platform.call('GET', `${SHARED}${randomUUID()}?user_id=${ana.userId}`)).status).toBe(404);
  });

  it('shares a built-in collection the same way', async () => {
    await wish(ana);
    const [{ id }] = await collectionsOf(ana);
    expect(await read(bo, id, ana.userId)).toBe(404);
    await ana.call('PATCH', PATH + id, { shared: true });
    expect(await read(bo, id, ana.userId)).toBe(200);
    expect(await read(bo, id, bo.userId)).toBe(404);
  });

  it('tells nobody who is on the list', async () => {
    await allow(`${bo.userId},${cy.userId}`);
    const { body } = await platform.call('GET', '/v1/experiments/');
    expect(JSON.stringify(body)).not.toContain(bo.userId);
    expect(body.experiments).toContainEqual(
      expect.objectContaining({ name: 'sharedCollectionUserAllowList', value: 'list' }),
    );
  });
});

it('leaves no item of a deleted wish or list behind', async () => {
  const [id, other] = [await create(ana), await create(ana)];
  const [one, two] = [await wish(ana, products[0]), await wish(ana, products[1])];
  for (const list of [id, other]) for (const item of [one, two]) await ana.call('PUT', `${PATH}${list}/wishes/${item}`);
  await ana.call('DELETE', PATH + id);
  await ana.call('DELETE', `/v2/wishes/${one}`);
  expect(await platform.database.db.select().from(wishCollectionItems)).toMatchObject([
    { collectionId: other, wishId: two },
  ]);
});
