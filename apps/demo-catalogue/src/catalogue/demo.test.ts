import { categories } from '@social-shop/api-contract';
import { expect, it } from 'vitest';
import { clipNamed } from '../clips/clips.ts';
import { retailers as retailerList } from './retailers.ts';
import { makeDemoCatalogue, type Catalogue } from './demo.ts';

const catalogue = makeDemoCatalogue();
const media = new Map(catalogue.mediaObjects.map((row) => [row.id, row]));
const details = new Map(catalogue.productDetails.map((row) => [row.id, row]));
const productsOf = Map.groupBy(catalogue.products, ({ postId }) => postId);
const featured = [...catalogue.posts].sort((a, b) => b.score - a.score);
const nameOf = new Map(catalogue.profiles.map(({ id, name }) => [id, name]));

const familyOf = ({ heroMediaId }: Catalogue['posts'][number]) => {
  const recipe = media.get(heroMediaId)?.recipe;
  return recipe?.kind === 'scene' ? recipe.family : undefined;
};

it('has the promised number of everything', () => {
  expect({
    creators: catalogue.profiles.length,
    posts: catalogue.posts.length,
    products: catalogue.productDetails.length,
    withVariants: catalogue.productDetails.filter(({ retailerProductId }) => retailerProductId).length,
    retailerProducts: catalogue.retailerProducts.length,
    retailers: catalogue.retailers.length,
    brands: catalogue.brands.length,
  }).toEqual({
    creators: 200,
    posts: 5_000,
    products: 8_000,
    withVariants: 2_000,
    retailerProducts: 2_000,
    retailers: 30,
    brands: 12,
  });
});

it('is the same on every run', () => {
  expect(makeDemoCatalogue()).toEqual(catalogue);
});

it('gives every row an id of its own, a UUID of version 8', () => {
  const { postHashtags: _, ...tables } = catalogue;
  const ids = Object.values(tables).flatMap((rows) => rows.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const wrong = ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id));
  expect(wrong).toEqual([]);
});

it('puts 1 to 24 different products into a post, in order', () => {
  const counts = new Set<number>();
  for (const { id } of catalogue.posts) {
    const products = productsOf.get(id) ?? [];
    expect(products.map(({ position }) => position)).toEqual(products.map((_, index) => index));
    expect(new Set(products.map(({ productDetailsId }) => productDetailsId)).size).toBe(products.length);
    counts.add(products.length);
  }
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 24]);
});

it('shows nearly every product in some post', () => {
  expect(new Set(catalogue.products.map(({ productDetailsId }) => productDetailsId)).size).toBeGreaterThan(7_500);
});

it('never shows the same family twice in a row, nor a creator again within 12', () => {
  const broken = featured.filter((post, index) => {
    const before = featured.slice(Math.max(0, index - 12), index);
    const last = before.at(-1);
    return (last && familyOf(last) === familyOf(post)) || before.some(({ profileId }) => profileId === post.profileId);
  });
  expect(broken).toEqual([]);
});

it('begins with a page that has every kind of post and name', () => {
  const page = featured.slice(0, 36);
  const names = page.map(({ profileId }) => nameOf.get(profileId) ?? '');
  const counts = page.map(({ id }) => productsOf.get(id)?.length);
  expect(counts).toContain(1);
  expect(counts).toContain(24);
  expect(page.filter(({ videoMediaId }) => videoMediaId)).toHaveLength(2);
  expect(names.some((name) => name.length > 30)).toBe(true);
  expect(names.some((name) => name.length <= 2)).toBe(true);
  for (const script of [/\p{Script=Arabic}/u, /\p{Script=Hebrew}/u, /\p{Script=Han}/u, /\p{Script=Hangul}/u]) {
    expect(names.some((name) => script.test(name))).toBe(true);
  }
  expect(new Set(page.map(familyOf)).size).toBeGreaterThanOrEqual(15);
});

it('has video posts whose clip begins with their picture, in its size', () => {
  const videos = catalogue.posts.filter(({ videoMediaId }) => videoMediaId);
  expect(videos.length).toBeGreaterThan(50);
  for (const { heroMediaId, videoMediaId } of videos) {
    const [hero, clip] = [media.get(heroMediaId), media.get(videoMediaId ?? '')];
    const { scene } = clipNamed(clip?.recipe.kind === 'clip' ? clip.recipe.name : '');
    expect(hero).toMatchObject({ type: 'image', recipe: { kind: 'scene', ...scene } });
    expect(clip).toMatchObject({ type: 'video', durationMs: 5_000, width: hero?.width, height: hero?.height });
  }
  expect(new Set(videos.map(({ profileId }) => profileId)).size).toBe(videos.length);
});

it('gives no two products of a retailer the same name, and no two posts of a creator and day the same beginning', () => {
  const names = catalogue.productDetails.map(({ retailerId, name }) => `${retailerId} ${name}`);
  expect(new Set(names).size).toBe(names.length);
  const posts = catalogue.posts.map(
    ({ profileId, createdAt, caption }) =>
      `${profileId} ${createdAt.toISOString().slice(0, 10)} ${caption.slice(0, 12)}`,
  );
  expect(new Set(posts).size).toBe(posts.length);
});

it('lowers prices of products on sale, about one in five', () => {
  const lowered = catalogue.priceChanges;
  expect(lowered.length / 8_000).toBeCloseTo(0.22, 1);
  for (const { productDetailsId, before, after, at } of lowered) {
    const product = details.get(productDetailsId);
    expect(product?.localPrice ?? product?.price).toBe(after);
    expect(after).toBeLessThan(before);
    expect(after).toBeGreaterThan(before * 0.4);
    expect(at.getTime()).toBeLessThan(Math.max(...catalogue.posts.map(({ createdAt }) => createdAt.getTime())));
  }
  for (const { price, salePrice } of catalogue.retailerProductVariants) {
    if (salePrice !== null && salePrice !== undefined) expect(salePrice).toBeLessThan(price);
  }
});

it('sells each product with variants at the price of one of them', () => {
  const variants = Map.groupBy(catalogue.retailerProductVariants, ({ retailerProductId }) => retailerProductId);
  const soldOut: string[] = [];
  for (const product of catalogue.productDetails) {
    if (!product.retailerProductId) continue;
    const own = variants.get(product.retailerProductId) ?? [];
    const current = own.map(({ price, salePrice }) => salePrice ?? price);
    expect(current).toContain(product.localPrice ?? product.price);
    expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
    if (own.every(({ quantity }) => quantity === 0)) soldOut.push(product.id);
  }
  expect(soldOut.length).toBeGreaterThan(20);
  const options = catalogue.retailerProducts.map((row) => row.options.map(({ name, values }) => [name, ...values]));
  expect(options).toContainEqual([['Title', 'Default Title']]);
  expect(options.some((list) => list.length === 2)).toBe(true);
});

it('has retailers in several currencies, some without carts, and a local price exactly if it is not in dollars', () => {
  expect(new Set(retailerList.map(({ currency }) => currency))).toEqual(new Set(['USD', 'EUR', 'GBP', 'KRW', 'JPY']));
  expect(retailerList.some(({ takesCarts }) => !takesCarts)).toBe(true);
  const wrong = catalogue.productDetails.filter(
    ({ currency, localPrice }) => (currency === 'USD') !== (localPrice === null),
  );
  expect(wrong).toEqual([]);
});

it('keeps the products of a post to one currency, and for few posts to one other than dollars', () => {
  const ofPosts = [...productsOf.values()].map(
    (products) => new Set(products.map(({ productDetailsId }) => details.get(productDetailsId)?.currency)),
  );
  expect(ofPosts.filter(({ size }) => size > 1)).toEqual([]);
  const inDollars = ofPosts.filter((found) => found.has('USD')).length;
  expect(inDollars / ofPosts.length).toBeGreaterThan(0.4);
  expect(inDollars / ofPosts.length).toBeLessThan(0.8);
});

it('describes every picture in one sentence and gives it a colour', () => {
  for (const { alt, dominantColor, width, height } of catalogue.mediaObjects) {
    expect(alt).toMatch(/^\S.*[^.]\.$/u);
    expect(alt).not.toMatch(/undefined|null|\{|\ba [aeio]/);
    expect(dominantColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(Number.isInteger(width) && Number.isInteger(height)).toBe(true);
  }
});

it('writes captions of all lengths without open blanks, and few of them twice', () => {
  const captions = catalogue.posts.map(({ caption }) => caption);
  expect(captions.filter((caption) => /[{}[\]]|undefined|\s$|^\s/.test(caption))).toEqual([]);
  expect(captions.some((caption) => caption.length > 600)).toBe(true);
  expect(captions.some((caption) => !/\s/.test(caption))).toBe(true);
  const text = captions.map((caption) => caption.replace(/#\S+/gu, '').trim());
  const sentences = new Set(text.flatMap((caption) => caption.split(/(?<=[.?!。？！])\s*|\n+/u)));
  expect(sentences.size).toBeGreaterThan(1_500);
  const repeated = featured.filter((post, index) => {
    const [own = '', last = ''] = [post, featured[index - 1]].map((entry) => entry?.caption.split('\n')[0]);
    return index > 0 && own === last;
  });
  expect(repeated).toEqual([]);
});

it('fills the search columns of products and posts', () => {
  for (const { category, colours = [] } of [...catalogue.productDetails, ...catalogue.posts]) {
    expect(categories).toContain(category);
    expect(colours.length).toBeLessThanOrEqual(3);
  }
  const carried = catalogue.productDetails.map(({ category }) => category);
  expect(new Set(carried).size).toBeGreaterThanOrEqual(18);
  expect(new Set(catalogue.productDetails.flatMap(({ colours }) => colours)).size).toBeGreaterThanOrEqual(10);
  const dress = catalogue.productDetails.find(({ name }) => /dress/i.test(name));
  expect(dress).toMatchObject({ category: 'dresses', language: 'en' });
  const korean = catalogue.posts.filter(({ caption }) => /\p{Script=Hangul}/u.test(caption));
  expect(korean.filter(({ language }) => language !== 'ko')).toEqual([]);
  expect(catalogue.posts.filter(({ language }) => language === 'en').length).toBeGreaterThan(2_000);
});

it('lists hashtags in their stored form: NFC, lower case, without #, and those of the categories among them', () => {
  const tags = catalogue.postHashtags.map(({ hashtag }) => hashtag);
  expect(tags.filter((tag) => tag !== tag.normalize('NFC').toLowerCase() || tag.includes('#'))).toEqual([]);
  expect(tags).toEqual(
    expect.arrayContaining(['salealert', 'findsunder50', 'findsunder100', 'ltkgiftguide', 'ltkholiday', 'ltkbuynow']),
  );
});

const tagged = Map.groupBy(catalogue.postHashtags, ({ hashtag }) => hashtag);
const detailsOf = (postId: string) =>
  (productsOf.get(postId) ?? []).flatMap(({ productDetailsId }) => details.get(productDetailsId) ?? []);

it.each(categories)(
  'has more than a page of posts in the category %s, each with a fitting product on its tile',
  (category) => {
    const rows = tagged.get(category) ?? [];
    expect(rows.length).toBeGreaterThan(72);
    expect(new Set(rows.map(({ postId }) => postId)).size).toBe(rows.length);
    const isOfGoods = catalogue.productDetails.some((row) => row.category === category);
    // Occasions and prices are no category of a product; what a caption names may be anywhere in the post.
    if (!isOfGoods || category === 'travel' || category === 'fragrance') return;
    for (const { postId } of rows)
      expect(
        detailsOf(postId)
          .slice(0, 3)
          .map((row) => row.category),
      ).toContain(category);
  },
);

it('keeps the word of its deals: prices below 50 and 100 dollars, and something on sale', () => {
  const onSale = new Set(catalogue.priceChanges.map(({ productDetailsId }) => productDetailsId));
  for (const [hashtag, limit] of [
    ['findsunder50', 5_000],
    ['findsunder100', 10_000],
  ] as const) {
    const rows = tagged.get(hashtag) ?? [];
    expect(rows.length).toBeGreaterThan(72);
    for (const { postId } of rows) {
      expect(Math.max(...detailsOf(postId).map(({ price }) => price))).toBeLessThan(limit);
    }
  }
  const sales = tagged.get('salealert') ?? [];
  expect(sales.length).toBeGreaterThan(72);
  expect(sales.filter(({ postId }) => !detailsOf(postId).some(({ id }) => onSale.has(id)))).toEqual([]);
});

it('places posts among the price limits by their cheapest product', () => {
  for (const { postId, priceBand } of catalogue.postHashtags) {
    const lowest = Math.min(...detailsOf(postId).map(({ price }) => price));
    expect(priceBand).toBe([2_500, 5_000, 10_000].filter((limit) => lowest >= limit).length);
  }
});

it('uses names that fit the goods, and colours that the pictures show', () => {
  const nouns: readonly [RegExp, string][] = [
    [/\bdress\b/i, 'dresses'],
    [/\bskirt\b/i, 'skirts'],
    [/\b(trousers|pants)\b/i, 'trousers'],
    [/\bovercoat\b/i, 'coats'],
    [/\bboots\b/i, 'boots'],
    [/\bsunglasses\b/i, 'sunglasses'],
    [/\bcandle\b/i, 'candles'],
    [/\blamp\b/i, 'lighting'],
    [/\bvase\b/i, 'decor'],
    [/\bearrings\b/i, 'jewelry'],
  ];
  for (const [noun, category] of nouns) {
    const named = catalogue.productDetails.filter(({ name }) => noun.test(name));
    expect(named.length, String(noun)).toBeGreaterThan(5);
    expect(named.filter((row) => row.category !== category).map(({ name }) => name)).toEqual([]);
  }
  const black = catalogue.productDetails.filter(({ name }) => /(in|,) black$/.test(name));
  expect(black.length).toBeGreaterThan(3);
  expect(black.filter(({ colours }) => !colours.includes('black'))).toEqual([]);
});

it('sells products with up to five pictures, the colours of their variants among them, policies and size charts', () => {
  const pictures = catalogue.retailerProducts.map((row) => [row.mediaId, ...row.additionalMediaIds]);
  expect(new Set(pictures.map(({ length }) => length))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(pictures.filter((list) => new Set(list).size < list.length)).toEqual([]);
  const ofProduct = new Map(catalogue.retailerProducts.map((row, index) => [row.id, pictures[index] ?? []]));
  for (const { mediaId, retailerProductId } of catalogue.retailerProductVariants) {
    if (mediaId !== null) expect(ofProduct.get(retailerProductId)).toContain(mediaId);
  }
  for (const { policies, options, sizeChartMediaId } of catalogue.retailerProducts) {
    expect(policies.map(({ handle }) => handle)).toEqual(['shipping', 'returns']);
    // Only clothes: a cushion has sizes too, but no size chart.
    const isWorn = options.some(
      ({ name, values }) => name === 'Size' && (values.includes('XL') || values.includes('38')),
    );
    expect(sizeChartMediaId !== null).toBe(isWorn);
  }
});
