import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';
import { productDetails } from '../products/schema.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let ana: Awaited<ReturnType<typeof platform.member>>;
let halden: { id: string };
/** Ids of details by the name of their product. */
const names = new Map<string, string>();

beforeAll(async () => {
  platform = await startTestPlatform();
  ana = await platform.member();
  const { insert } = platform;
  halden = await insert.retailer({ displayName: 'Halden' });
  const other = await insert.retailer({ displayName: 'Alder' });
  const { id: postId } = await insert.post();
  const saved = [
    ['lamp', { price: 9_600 }, 9_600],
    ['coat', { price: 34_900, retailerId: halden.id }, 24_430],
    ['bag', { price: 24_000 }, 21_500],
    ['vase', { price: 5_800 }, 6_400],
    ['boots', { price: 12_000, localPrice: 11_000, currency: 'EUR' }, 12_000],
  ] as const;
  for (const [position, [name, values, later]] of saved.entries()) {
    const sold = await insert.retailerProduct({ retailerId: other.id });
    await insert.variant({ retailerProductId: sold.id, position: 0, quantity: name === 'bag' ? 0 : 3 });
    const details = await insert.productDetails({ retailerId: other.id, retailerProductId: sold.id, name, ...values });
    const product = await insert.product({ postId, position, productDetailsId: details.id });
    await ana.call('POST', '/v2/wishes/', { ltk_product_id: product.id });
    names.set(details.id, name);
    await platform.database.db
      .update(productDetails)
      // The boots have only become cheaper in the currency in which they were saved.
      .set(name === 'boots' ? { localPrice: 8_800 } : { price: later })
      .where(eq(productDetails.id, details.id));
    if (name === 'coat') await insert.priceChange({ productDetailsId: details.id, before: 34_900, after: 24_430 });
  }
});
afterAll(() => platform.close());

const list = async (query: string) => (await ana.call('GET', `/v2/wishes/?${query}`)).body;
const namesOf = (body: { wishes: { product_details_id: string }[] }) =>
  body.wishes.map(({ product_details_id: id }) => names.get(id));

it.each([
  ['', ['boots', 'vase', 'bag', 'coat', 'lamp']],
  ['order=price-low', ['vase', 'lamp', 'boots', 'bag', 'coat']],
  ['order=price-high', ['coat', 'bag', 'boots', 'lamp', 'vase']],
  ['only=dropped', ['boots', 'bag', 'coat']],
  ['only=sale', ['coat']],
  ['only=in-stock', ['boots', 'vase', 'coat', 'lamp']],
  ['only=in-stock&only=dropped&order=price-high', ['coat', 'boots']],
])('lists what is asked for by %j', async (query, expected) => {
  expect(namesOf(await list(query))).toEqual(expected);
});

it('orders by how far the price has fallen since, in the currency of then', async () => {
  // 30 %, 20 %, 10.4 %; the others have not fallen.
  expect(namesOf(await list('order=drop')).slice(0, 3)).toEqual(['coat', 'boots', 'bag']);
});

it('narrows to a retailer', async () => {
  expect(namesOf(await list(`retailer_id=${halden.id}`))).toEqual(['coat']);
});

it.each(['newest', 'price-low', 'price-high', 'drop'])('pages through the order %s, each wish once', async (order) => {
  const query = `order=${order}&only=in-stock&limit=1`;
  const seen: (string | undefined)[] = [];
  for (let next: string | undefined = ''; next !== undefined;) {
    const body = await list(next ? `${query}&cursor=${next}` : query);
    seen.push(...namesOf(body));
    next = body.meta.next;
  }
  expect(seen).toEqual(namesOf(await list(`order=${order}&only=in-stock`)));
  expect(new Set(seen).size).toBe(4);
});

it('refuses a cursor of another selection (W15)', async () => {
  const { meta } = await list('order=drop&limit=1');
  expect((await ana.call('GET', `/v2/wishes/?order=price-low&cursor=${meta.next}`)).status).toBe(400);
});

it('counts what each filter leaves, of one’s own only (T42)', async () => {
  const { facets } = await list('includes=facets&limit=1&only=sale');
  expect(facets).toEqual({
    total: 5,
    dropped: 3,
    sale: 1,
    in_stock: 4,
    retailers: [
      { id: expect.any(String), name: 'Alder', count: 4 },
      { id: halden.id, name: 'Halden', count: 1 },
    ],
  });
  const bo = await platform.member();
  const { body } = await bo.call('GET', '/v2/wishes/?includes=facets&order=drop');
  expect([body.wishes, body.facets.total, body.facets.retailers]).toEqual([[], 0, []]);
});
