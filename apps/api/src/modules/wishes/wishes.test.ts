import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';
import { wishes } from './schema.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let ana: Awaited<ReturnType<typeof platform.member>>;
let bo: typeof ana;
let details: { id: string };
let product: { id: string; postId: string };

beforeAll(async () => {
  platform = await startTestPlatform();
  [ana, bo] = [await platform.member(), await platform.member()];
  details = await platform.insert.productDetails({ price: 5_000, localPrice: 4_500, currency: 'EUR' });
  product = await platform.insert.product({
    postId: (await platform.insert.post({ score: 1 })).id,
    productDetailsId: details.id,
  });
});
afterAll(() => platform.close());
beforeEach(() => platform.database.db.delete(wishes));

const wish = ({ call }: typeof ana, body: object = { ltk_product_id: product.id }) => call('POST', '/v2/wishes/', body);
const wishesOf = async ({ call }: typeof ana, query = '') => (await call('GET', `/v2/wishes/${query}`)).body.wishes;

it('stores one wish of a person and product, with the price that the tile shows (W13, W20)', async () => {
  const made = await wish(ana);
  expect(made).toEqual({
    status: 201,
    body: {
      wish: {
        id: expect.any(String),
        ltk_product_id: product.id,
        product_id: product.id,
        ltk_id: product.postId,
        product_details_id: details.id,
        created_at: expect.any(String),
        saved_price: { amount: 4_500, currency: 'EUR' },
      },
    },
  });
  expect(await wish(ana)).toEqual({ ...made, status: 200 });
  const { id } = made.body.wish;
  expect((await ana.call('GET', `/v2/wishes/${id}`)).body).toEqual(made.body);
  expect(await wishesOf(ana)).toEqual([made.body.wish]);
  for (const ids of [`ltk_product_ids=${product.id}`, `product_details_ids=${details.id}`]) {
    expect(await wishesOf(ana, `?${ids}`)).toEqual([made.body.wish]);
  }
  expect(await wishesOf(ana, `?ltk_product_ids=${randomUUID()}`)).toEqual([]);
  for (let time = 0; time < 2; time += 1) expect((await ana.call('DELETE', `/v2/wishes/${id}`)).status).toBe(204);
  expect((await ana.call('GET', `/v2/wishes/${id}`)).status).toBe(404);
});

it.each([
  [
    { price: 5_000, localPrice: 4_500, currency: 'USD' },
    { amount: 5_000, currency: 'USD' },
  ],
  [
    { price: 5_000, localPrice: null, currency: 'EUR' },
    { amount: 5_000, currency: 'USD' },
  ],
  [{ price: 5_000, localPrice: 0, currency: 'EUR' }, undefined],
  [{ price: 0, localPrice: null, currency: 'USD' }, undefined],
])('saves of %o the price %o', async (values, saved) => {
  const { id } = await platform.insert.productDetails(values);
  const { id: ofPost } = await platform.insert.product({
    postId: (await platform.insert.post()).id,
    productDetailsId: id,
  });
  expect((await wish(ana, { ltk_product_id: ofPost })).body.wish.saved_price).toEqual(saved);
});

it('takes the product of the best-ranked post where no post is known, unless one is saved already (S33)', async () => {
  const best = await platform.insert.product({
    postId: (await platform.insert.post({ score: 2 })).id,
    productDetailsId: details.id,
  });
  const byDetails = { product_details_id: details.id };
  expect((await wish(ana, byDetails)).body.wish.ltk_product_id).toBe(best.id);
  await wish(bo);
  expect(await wish(bo, byDetails)).toMatchObject({ status: 200, body: { wish: { ltk_product_id: product.id } } });
});

it('says what cannot be saved', async () => {
  expect((await wish(ana, { ltk_product_id: randomUUID() })).status).toBe(404);
  expect((await wish(ana, { product_details_id: randomUUID() })).status).toBe(404);
  expect((await wish(ana, {})).status).toBe(400);
  expect((await wish(ana, { ltk_product_id: product.id, product_details_id: details.id })).status).toBe(400);
});

it('reads and changes only the caller’s own, whatever id a request names (T42, T43)', async () => {
  const claimed = { ltk_product_id: product.id, user_id: bo.userId, saved_price: { amount: 1, currency: 'USD' } };
  const { id, saved_price: saved } = (await wish(ana, claimed)).body.wish;
  expect(saved).toEqual({ amount: 4_500, currency: 'EUR' });
  expect(await wishesOf(bo, `?ltk_product_ids=${product.id}&user_id=${ana.userId}`)).toEqual([]);
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await bo.call(method, `/v2/wishes/${id}?user_id=${ana.userId}`)).status).toBe(404);
    expect((await platform.call(method, `/v2/wishes/${id}`)).status).toBe(401);
  }
  expect(await wishesOf(ana)).toHaveLength(1);
  expect((await platform.call('GET', '/v2/wishes/')).status).toBe(401);
  expect((await platform.call('POST', '/v2/wishes/', claimed)).status).toBe(401);
});
