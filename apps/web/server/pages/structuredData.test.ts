import { creatorsMocks, profile } from '@social-shop/creators/testing';
import { discoveryMocks } from '@social-shop/discovery/testing';
import { clip, ltk, postsMocks } from '@social-shop/posts/testing';
import { productPageMocks, retailerProduct, shownProduct, variantId } from '@social-shop/product-page/testing';
import { mockFetch, type Mocks } from '@social-shop/testing';
import { expect, it } from 'vitest';
import { anonymousSessionOf } from '../session/anonymousSession.ts';
import { render } from './render.tsx';

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The structured data of the page at a path, by type. */
async function thingsOf(path: string, mocks: Mocks) {
  const page = await render(
    {
      url: new URL(path, 'http://shop.test'),
      locale: 'en',
      theme: undefined,
      consent: 'decided',
      flags: {},
      variants: {},
    },
    {
      site: { publicUrl: 'http://shop.test' },
      client: { baseUrl: 'http://platform.test', fetch: mockFetch(mocks).fetch },
      assets: { boot: '/boot.js', entry: '/entry.js', of: () => ({ css: [], js: [], texts: '' }) },
      anonymousSession: anonymousSessionOf({ strategy: 'hosted' }),
      onError: (error) => {
        throw error;
      },
    },
  );
  if (!('html' in page)) throw new Error('a redirect');
  const scripts = [...page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts.length).toBeLessThanOrEqual(1);
  const { '@graph': graph = [] } = JSON.parse(scripts[0]?.[1] ?? '{}') as { readonly '@graph'?: readonly Thing[] };
  return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]));
}

const crumbs = (thing: Thing | undefined) =>
  (thing?.['itemListElement'] as readonly { name: string; item: string }[]).map(({ name, item }) => [
    name,
    item.slice('http://shop.test'.length),
  ]);

it('a product has an offer for each variant, as it can be bought', async () => {
  const { Product, BreadcrumbList } = await thingsOf(`/products/${shownProduct.id}`, productPageMocks());
  expect(Product).toMatchObject({ name: shownProduct.name, url: `http://shop.test/products/${shownProduct.id}` });
  const offers = Product?.['offers'] as readonly Thing[];
  expect(offers).toHaveLength(9);
  const offerOf = (colour: string, size: string) => offers.find(({ sku }) => sku === variantId(colour, size));
  expect(offerOf('Moss', 'S')).toMatchObject({
    price: 96,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: `http://shop.test/products/${shownProduct.id}?variant=${variantId('Moss', 'S')}`,
  });
  expect(offerOf('Clay', 'L')).toMatchObject({ price: 138, availability: 'https://schema.org/OutOfStock' });
  expect(crumbs(BreadcrumbList).at(-1)).toEqual([shownProduct.name, `/products/${shownProduct.id}`]);
});

it('a price is in whole units of its currency', async () => {
  const won = retailerProduct({ currency: 'KRW' });
  const { Product } = await thingsOf(`/products/${shownProduct.id}`, productPageMocks(shownProduct, won));
  expect(Product?.['offers']).toContainEqual(expect.objectContaining({ price: 12_800, priceCurrency: 'KRW' }));
});

it('a product without variants has one offer', async () => {
  const { catalog_retailer_product_id: _, ...plain } = { ...shownProduct, price: 4_950 };
  const { Product } = await thingsOf(`/products/${plain.id}`, productPageMocks(plain));
  expect(Product?.['offers']).toMatchObject([{ price: 49.5, priceCurrency: 'USD' }]);
});

it('a post is a picture, or a video once its file is known', async () => {
  const path = `/posts/${ltk(1).id}`;
  const { ImageObject, BreadcrumbList } = await thingsOf(path, postsMocks());
  expect(ImageObject).toMatchObject({
    description: ltk(1).caption,
    uploadDate: ltk(1).created_at,
    creator: { '@type': 'Person', name: 'Maren Holt', url: 'http://shop.test/explore/marenholt' },
  });
  expect(crumbs(BreadcrumbList).map(([, address]) => address)).toEqual(['/home', '/explore/marenholt', path]);
  const filmed = ltk(1, { video_media_id: clip(ltk(1), '').id });
  const media = { 'GET /v3/media_objects/': { media_objects: [clip(ltk(1), 'http://shop.test/clips/a.mp4')] } };
  const { VideoObject } = await thingsOf(path, { ...postsMocks([filmed]), ...media });
  expect(VideoObject).toMatchObject({
    contentUrl: 'http://shop.test/clips/a.mp4',
    thumbnailUrl: expect.stringMatching(/^\w+:/),
    uploadDate: ltk(1).created_at,
  });
});

it('hostile texts of people stay texts (T49)', async () => {
  const caption = '</script><script>alert(1)</script><!--\u2028';
  const { ImageObject } = await thingsOf(`/posts/${ltk(1).id}`, postsMocks([ltk(1, { caption })]));
  expect(ImageObject?.['description']).toBe(caption);
});

it('a shop is the profile of its creator', async () => {
  const { ProfilePage } = await thingsOf('/explore/marenholt', { ...postsMocks(), ...creatorsMocks([profile()]) });
  expect(ProfilePage?.['mainEntity']).toMatchObject({
    '@type': 'Person',
    name: 'Maren Holt',
    alternateName: 'marenholt',
  });
});

it.each([
  ['/hashtags/linen', '#linen', `/posts/${ltk(1).id}`, [['#linen', '/hashtags/linen']]],
  [
    '/categories/dresses',
    'Dresses',
    `/posts/${ltk(1).id}`,
    [
      ['Shop', '/categories'],
      ['Dresses', '/categories/dresses'],
    ],
  ],
  ['/categories', 'Shop by category', '/categories/dresses', [['Shop by category', '/categories']]],
  ['/deals', 'Deals', '/categories/salealert', [['Deals', '/deals']]],
])('%s is a collection of what it leads to', async (path, name, first, trail) => {
  const { CollectionPage, BreadcrumbList } = await thingsOf(path, discoveryMocks());
  expect(CollectionPage).toMatchObject({
    name,
    url: `http://shop.test${path}`,
    mainEntity: {
      itemListElement: expect.arrayContaining([expect.objectContaining({ url: `http://shop.test${first}` })]),
    },
  });
  expect(crumbs(BreadcrumbList)).toEqual([['Social Shop', '/home'], ...trail]);
});

it('pages that are not found have no structured data', async () => {
  expect(await thingsOf('/posts/00000000-0000-4000-8000-00000000ffff', postsMocks())).toEqual({});
});
