import { categories } from '@social-shop/api-contract';
import { catalogueRules, locales } from '@social-shop/i18n/locales';
import { checkMessages } from '@social-shop/tools/messages/check';
import { readSource } from '@social-shop/tools/messages/sources';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toShortId } from '../../http/shortId.ts';
import { startTestPlatform } from '../../testing.ts';

interface Option {
  readonly key: string;
  readonly title: string;
  readonly subtitle: string;
  readonly url: string;
  readonly image_url: string;
  readonly actions: readonly { action_type: string; feed_hashtag: string }[];
}

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

async function ask(body: object): Promise<Option[]> {
  const payload = { country_code: 'us', date: '2026-11-30', version: '1.0', ...body };
  const response = await platform.app.inject({ method: 'POST', url: '/v1/presentation/modules/v1_bubbles', payload });
  expect(response.statusCode, response.body).toBe(200);
  const { modules } = response.json<{ modules: { type: string; options: Option[] }[] }>();
  expect(modules.map(({ type }) => type)).toEqual(['v1_bubbles']);
  return modules[0]?.options ?? [];
}

it('has texts that are long enough, and translations that fit them', () => {
  expect(checkMessages([readSource(import.meta.dirname)], catalogueRules)).toEqual([]);
});

it('lists the 24 categories that have posts, each with a picture of its own from the best of them', async () => {
  expect(await ask({})).toEqual([]);
  // The best post is in all of them, and each has one more.
  const best = await platform.insert.post({ score: 9, hashtags: [...categories] });
  const heroes = [best.heroMediaId];
  for (const category of categories.slice(1)) {
    const post = await platform.insert.post({ score: 1, hashtags: [category] });
    heroes.push(post.heroMediaId);
  }
  const options = await ask({});
  expect(options).toHaveLength(24);
  expect(options.map(({ key }) => key)).toEqual(categories);
  expect(options.map(({ image_url: url }) => url.split('/').at(-1))).toEqual(heroes.map(toShortId));
  for (const { key, title, subtitle, url, actions } of options) {
    expect(url).toBe(`/categories/${key}`);
    expect(actions).toEqual([{ action_type: 'v1_hashtag', feed_hashtag: key }]);
    expect(Math.min(title.length, subtitle.length)).toBeGreaterThan(3);
  }
});

it('shows a category by a product of it, even if the best post has none', async () => {
  const pictureOf = async () =>
    (await ask({}))
      .find(({ key }) => key === 'boots')
      ?.image_url.split('/')
      .at(-1);
  const before = await pictureOf();
  const post = await platform.insert.post({ score: 0, hashtags: ['boots'] });
  const details = await platform.insert.productDetails({ category: 'bags' });
  await platform.insert.product({ postId: post.id, productDetailsId: details.id, position: 0 });
  expect(await pictureOf()).toBe(before);
  const boots = await platform.insert.productDetails({ category: 'boots' });
  await platform.insert.product({ postId: post.id, productDetailsId: boots.id, position: 1 });
  expect(await pictureOf()).toBe(toShortId(boots.mediaId));
});

it('has its texts in the ten languages, by locale or by region', async () => {
  const titleOf = async (body: object) => (await ask(body))[8]?.title;
  const titles = await Promise.all(locales.map(({ code }) => titleOf({ locale: code })));
  expect(titles).toEqual([
    'Jewelry',
    'Jewellery',
    'Bijoux',
    'Schmuck',
    '珠宝',
    '珠寶',
    'Joyería',
    'Gioielli',
    'Joias',
    '주얼리',
  ]);
  expect(
    await Promise.all(['uk', 'cn', 'es', 'br', 'kr', 'us'].map((code) => titleOf({ country_code: code }))),
  ).toEqual(['Jewellery', '珠宝', 'Joyería', 'Joias', '주얼리', 'Jewelry']);
  expect(await titleOf({ locale: '../x', country_code: 'zz' })).toBe('Jewelry');
});
