import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toShortId } from '../../http/shortId.ts';
import { startTestPlatform } from '../../testing.ts';
import { productDetails, products } from '../products/schema.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const get = async (url: string) => {
  const response = await platform.app.inject(url);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

/** A creator with two posts, the older one with the higher score, a clip and two products. */
async function insertCreator() {
  const { insert } = platform;
  const displayName = `ida.${randomUUID().slice(0, 8)}`;
  const cover = await insert.media({ dominantColor: '#112233' });
  const creator = await insert.profile({ displayName, coverMediaId: cover.id });
  const hero = await insert.media({ width: 1200, height: 1600, alt: 'Linen by a window' });
  const clip = await insert.media({ type: 'video', durationMs: 12_000 });
  const older = await insert.post({
    profileId: creator.id,
    heroMediaId: hero.id,
    videoMediaId: clip.id,
    caption: 'Linen, again #linen',
    createdAt: new Date('2026-11-01T12:00:00.123Z'),
    score: 9,
    hashtags: ['linen'],
  });
  const newer = await insert.post({ profileId: creator.id, createdAt: new Date('2026-11-02T12:00:00.000Z'), score: 1 });
  const retailer = await insert.retailer({ slug: `field-${displayName}` });
  const details = await insert.productDetails({ retailerId: retailer.id });
  const second = await insert.product({ postId: older.id, position: 1, productDetailsId: details.id });
  const first = await insert.product({ postId: older.id, position: 0, productDetailsId: details.id });
  return { creator, cover, hero, clip, older, newer, retailer, details, products: [first, second] };
}

describe('a creator’s feed', () => {
  it('lists activities newest first, with the requested related records and nothing else', async () => {
    const { creator, hero, clip, older, newer, products } = await insertCreator();
    const bare = await get(`/v3/activities/posts/profile/${creator.id}`);
    expect(bare).toEqual({
      activities: [
        { post_id: newer.id, profile_id: creator.id, created_at: '2026-11-02T12:00:00.000Z' },
        { post_id: older.id, profile_id: creator.id, created_at: '2026-11-01T12:00:00.123Z' },
      ],
      meta: { limit: 36 },
    });

    const full = await get(
      `/v3/activities/posts/profile/${creator.id}?includes=ltks&includes=posts&includes=profiles&includes=media_objects`,
    );
    expect(full.ltks[1]).toEqual({
      id: older.id,
      profile_id: creator.id,
      hero_image: `http://localhost:4200/images/${toShortId(hero.id)}`,
      hero_image_width: 1200,
      hero_image_height: 1600,
      hero_image_color: '#d9d6d0',
      hero_image_alt: 'Linen by a window',
      video_media_id: clip.id,
      product_ids: products.map(({ id }) => id),
      products_count: 2,
      price_from: { amount: 12_900, currency: 'USD' },
      caption: 'Linen, again #linen',
      share_url: `http://localhost:4200/posts/${older.id}`,
      created_at: '2026-11-01T12:00:00.123Z',
    });
    expect(full.ltks[0]).not.toHaveProperty('video_media_id');
    expect(full.posts[1]).toEqual({ id: older.id, media_object_ids: [hero.id, clip.id], post_profile_id: creator.id });
    expect(full.profiles).toEqual([
      {
        id: creator.id,
        display_name: creator.displayName,
        name: 'Ida Lund',
        bio: 'Slow mornings.',
        avatar_url: `http://localhost:4200/images/${toShortId(creator.avatarMediaId)}`,
        cover_url: `http://localhost:4200/images/${toShortId(creator.coverMediaId ?? '')}`,
        cover_color: '#112233',
      },
    ]);
    expect(full.media_objects.map((media: { id: string }) => media.id)).toEqual([newer.heroMediaId, hero.id, clip.id]);
  });

  it('has the best of the month by score, without posts over 30 days older than the newest', async () => {
    const { creator, older, newer } = await insertCreator();
    await platform.insert.post({ profileId: creator.id, createdAt: new Date('2026-10-01T00:00:00Z'), score: 99 });
    const { activities } = await get(`/v3/activities/posts/profile/${creator.id}?rank=top_month`);
    expect(activities.map((activity: { post_id: string }) => activity.post_id)).toEqual([older.id, newer.id]);
  });

  it('runs as many statements for two posts as for thirty', async () => {
    const { creator } = await insertCreator();
    const url = `/v3/activities/posts/profile/${creator.id}?includes=ltks&includes=posts&includes=profiles&includes=media_objects`;
    const query = vi.spyOn(platform.database.pool, 'query');
    await get(url);
    const few = query.mock.calls.length;
    for (let n = 0; n < 28; n += 1) await platform.insert.post({ profileId: creator.id });
    query.mockClear();
    expect((await get(url)).ltks).toHaveLength(30);
    expect(query.mock.calls.length).toBe(few);
    expect(few).toBeLessThanOrEqual(3);
    query.mockRestore();
  });
});

describe('the price of a post (W17, K-V01)', () => {
  interface Priced {
    /** US cents, of which 0 is not a price. */
    readonly price: number;
    readonly localPrice: number | null;
    readonly currency: string;
  }
  const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000_000 }));
  const priced: fc.Arbitrary<Priced> = fc.record({
    price: amount,
    localPrice: fc.option(amount),
    currency: fc.constantFrom('USD', 'USD', 'EUR', 'KRW'),
  });
  /** Often of one currency, as the products of one creator are. */
  const list = fc.oneof(
    fc.array(priced, { maxLength: 5 }),
    fc.array(
      priced.map((one) => ({ ...one, localPrice: one.localPrice ?? 900, currency: 'EUR' })),
      { maxLength: 5 },
    ),
  );

  /** By the rule: in the retailer's own currency (W13), the lowest, and nothing if there are several currencies or no price. */
  function lowest(all: readonly Priced[]) {
    const shown = all.flatMap(({ price, localPrice, currency }) => {
      const own = localPrice !== null && currency !== 'USD';
      const stated = own ? { amount: localPrice, currency } : { amount: price, currency: 'USD' };
      return stated.amount > 0 ? [stated] : [];
    });
    const [first, ...others] = shown.toSorted((one, other) => one.amount - other.amount);
    return others.every(({ currency }) => currency === first?.currency) ? first : undefined;
  }

  it('is the lowest of its products in their one currency, on every call, also after prices change and products are removed', async () => {
    const { insert, database } = platform;
    const creator = await insert.profile();
    const retailerId = (await insert.retailer()).id;
    const media = await insert.media();
    const post = await insert.post({ profileId: creator.id, heroMediaId: media.id, score: 2_000_000_000 });
    const stated = () =>
      Promise.all(
        [
          '/v3/activities/posts/global/featured?includes=ltks',
          `/v3/activities/posts/profile/${creator.id}?includes=ltks`,
          `/v3/posts?profiles=${creator.id}&includes=ltks`,
          `/v2/ltks?ids=${post.id}`,
          `/v2/ltks?profile_id=${creator.id}`,
        ].map(async (url) => {
          const { ltks } = await get(url);
          return ltks.find(({ id }: { id: string }) => id === post.id).price_from;
        }),
      );
    const changed = fc.record({ at: fc.nat({ max: 4 }), to: fc.option(priced) });
    await fc.assert(
      fc.asyncProperty(list, changed, async (before, { at, to }) => {
        await database.db.delete(products).where(eq(products.postId, post.id));
        const ids: string[] = [];
        for (const [position, one] of before.entries()) {
          const details = await insert.productDetails({ retailerId, mediaId: media.id, ...one });
          await insert.product({ postId: post.id, position, productDetailsId: details.id });
          ids.push(details.id);
        }
        for (const price of await stated()) expect(price).toEqual(lowest(before));

        const id = ids[at];
        if (id === undefined) return;
        if (to) await database.db.update(productDetails).set(to).where(eq(productDetails.id, id));
        else await database.db.delete(products).where(eq(products.productDetailsId, id));
        const after = before.flatMap((one, index) => (index === at ? (to ?? []) : one));
        for (const price of await stated()) expect(price).toEqual(lowest(after));
      }),
      { numRuns: 40 },
    );
  });

  it('is the one on the tile of its cheapest product, however many variants that has', async () => {
    const { insert } = platform;
    const post = await insert.post();
    const retailerProduct = await insert.retailerProduct();
    for (const [position, price] of [12_000, 9_900, 15_000].entries()) {
      await insert.variant({ retailerProductId: retailerProduct.id, position, price });
    }
    const details = await insert.productDetails({ price: 9_900, retailerProductId: retailerProduct.id });
    await insert.product({ postId: post.id, position: 0, productDetailsId: details.id });
    await insert.product({ postId: post.id, position: 1 });
    const [ltk] = (await get(`/v2/ltks?ids=${post.id}`)).ltks;
    const [tile] = (await get(`/v2/product_details/?ids=${details.id}`)).product_details;
    expect(ltk.price_from).toEqual({ amount: tile.price, currency: tile.currency });
  });
});

describe('ltks', () => {
  const idsOf = (body: { ltks: { id: string }[] }) => body.ltks.map(({ id }) => id);

  it('are returned by id in the requested order, each once, without missing ones', async () => {
    const { older, newer } = await insertCreator();
    const ids = [older.id, randomUUID(), newer.id.toUpperCase(), older.id];
    const body = await get(`/v2/ltks?limit=1&${ids.map((id) => `ids=${id}`).join('&')}`);
    expect(idsOf(body)).toEqual([older.id, newer.id]);
    expect(body.meta).toEqual({ limit: 1 });
    expect(idsOf(await get(`/v2/ltks?ids=${randomUUID()}`))).toEqual([]);
  });

  it('are returned by compact id, whose parts are in another order', async () => {
    const post = await platform.insert.post({ id: '2c5ea4c0-4067-11e9-8bad-9b1deb4d3b7d' });
    expect(idsOf(await get('/v2/ltks?hashes=11e940672c5ea4c08bad9b1deb4d3b7d'))).toEqual([post.id]);
  });

  it('are returned by creator, in any spelling of the name', async () => {
    const { creator, older, newer } = await insertCreator();
    expect(idsOf(await get(`/v2/ltks?profile_id=${creator.id}`))).toEqual([newer.id, older.id]);
    expect(idsOf(await get(`/v2/ltks?display_name=${creator.displayName.toUpperCase()}`))).toEqual([
      newer.id,
      older.id,
    ]);
    expect(idsOf(await get('/v2/ltks?display_name=nobody'))).toEqual([]);
  });

  it.each(['linnen-ÉTÉ', '#linnen-été', `linnen-${'été'.normalize('NFD')}`])(
    'are returned by hashtag as %s',
    async (hashtag) => {
      const post = await platform.insert.post({ hashtags: [`linnen-été`] });
      expect(idsOf(await get(`/v2/ltks?hashtag=${encodeURIComponent(hashtag)}`))).toContain(post.id);
    },
  );

  it('are ranked when featured, and of the last day when popular today', async () => {
    const { creator, older, newer } = await insertCreator();
    const of = `profile_id=${creator.id}`;
    expect(idsOf(await get(`/v2/ltks?featured=true&${of}`))).toEqual([older.id, newer.id]);
    // The older one is exactly a day older, less 123 ms.
    expect(idsOf(await get(`/v2/ltks?trending=true&rank=24h&${of}`))).toEqual([older.id, newer.id]);
    await platform.insert.post({ profileId: creator.id, createdAt: new Date('2026-11-02T13:00:00Z') });
    expect(idsOf(await get(`/v2/ltks?trending=true&rank=24h&${of}`))).not.toContain(older.id);
  });

  it('are shuffled by a seed, the same way each time', async () => {
    const { creator } = await insertCreator();
    for (let n = 0; n < 10; n += 1) await platform.insert.post({ profileId: creator.id });
    const shuffled = async (seed: string) => idsOf(await get(`/v2/ltks?profile_id=${creator.id}&seed=${seed}`));
    expect(await shuffled('a')).toEqual(await shuffled('a'));
    expect(await shuffled('a')).not.toEqual(await shuffled('b'));
    expect((await shuffled('a')).toSorted()).toEqual((await shuffled('b')).toSorted());
  });

  it('include products in the creator’s order on request', async () => {
    const { older, products, details, retailer, creator } = await insertCreator();
    const body = await get(`/v2/ltks?ids=${older.id}&includes=products&includes=profiles`);
    expect(body.profiles.map(({ id }: { id: string }) => id)).toEqual([creator.id]);
    expect(body.products).toEqual(
      products.map(({ id }) => ({
        id,
        product_details_id: details.id,
        ltk_id: older.id,
        image_url: `http://localhost:4200/images/${toShortId(details.mediaId)}`,
        hyperlink: `http://localhost:4201/retailers/${retailer.slug}/${details.id}`,
        links: { ltk_web: `http://localhost:4201/links/${id}` },
      })),
    );
  });
});

describe('the products of a post', () => {
  it('are in the creator’s order, all or the requested ones', async () => {
    const { older, details, products } = await insertCreator();
    const [first, second] = products.map(({ id }) => id);
    const all = await get(`/v3/posts/${older.id}/products?includes=media_objects&includes=product_references`);
    expect(all.products).toEqual([
      { product_reference_id: first, media_object_ids: [details.mediaId] },
      { product_reference_id: second, media_object_ids: [details.mediaId] },
    ]);
    expect(all.product_references[0]).toEqual({ id: first, product_id: first, product_details_id: details.id });
    expect(all.media_objects.map(({ id }: { id: string }) => id)).toEqual([details.mediaId]);
    expect(await get(`/v3/posts/${older.id}/products?product_reference_ids=${second}`)).toEqual({
      products: [{ product_reference_id: second, media_object_ids: [details.mediaId] }],
    });
  });

  it('are an empty list for a post without any', async () => {
    const { newer } = await insertCreator();
    expect(await get(`/v3/posts/${newer.id}/products`)).toEqual({ products: [] });
  });
});

it('posts of several creators are one list, newest first', async () => {
  const [one, other] = [await insertCreator(), await insertCreator()];
  const { posts, meta } = await get(`/v3/posts?profiles=${one.creator.id}&profiles=${other.creator.id}&limit=3`);
  expect(posts).toHaveLength(3);
  expect(posts[2].id).toBe([one.older.id, other.older.id].toSorted().at(-1));
  expect(meta.next).toEqual(expect.any(String));
});

describe('the posts that show a product', () => {
  it('come best first, twelve a page, with the requested includes', async () => {
    const { insert } = platform;
    const details = await insert.productDetails({ category: 'dresses' });
    const ids: string[] = [];
    for (let score = 14; score > 0; score -= 1) {
      const post = await insert.post({ score });
      await insert.product({ postId: post.id, productDetailsId: details.id });
      ids.push(post.id);
    }
    const path = `/v3/products/${details.id}/posts?includes=ltks&includes=products&includes=product_details`;
    const page = await get(path);
    expect(page.posts.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 12));
    expect(page.ltks.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 12));
    expect(page.products).toHaveLength(12);
    expect(page.product_details).toMatchObject([{ id: details.id, category: 'dresses' }]);
    const rest = await get(`${path}&next=${page.meta.next}`);
    expect(rest.posts.map(({ id }: { id: string }) => id)).toEqual(ids.slice(12));
    const unseen = await insert.productDetails();
    expect(await get(`/v3/products/${unseen.id}/posts`)).toEqual({ posts: [], meta: { limit: 12 } });
    expect((await platform.app.inject(`/v3/products/${randomUUID()}/posts`)).statusCode).toBe(404);
  });
});
