import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';
import { rebuildIndex } from './rebuild.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
  const { insert } = platform;
  for (const name of ['Bias-cut cupro slip dress', 'Pintuck slip dress with pockets', 'Ballet flats in suede']) {
    await insert.productDetails({ name, category: name.includes('dress') ? 'dresses' : 'shoes', language: 'en' });
  }
  await insert.post({ hashtags: ['slowfashion'] });
  await platform.app.jobs.step('count-hashtags');
  await rebuildIndex(platform.database.db);
});
afterAll(() => platform.close());

const suggested = async (q: string): Promise<string[]> =>
  (await platform.call('POST', '/v2/autocomplete', { q })).body.suggestions.map(({ text }: { text: string }) => text);

const search = async (query: string, remoteAddress: string) => {
  const event = {
    id: randomUUID(),
    name: 'search.submit',
    page: 'search',
    at: new Date().toISOString(),
    properties: { query },
  };
  const response = await platform.app.inject({
    method: 'POST',
    url: '/v1/analytics/events',
    payload: { events: [event] },
    remoteAddress,
  });
  expect(response.statusCode).toBe(201);
};

it.each([
  ['sl', ['slip dress', 'dress']],
  ['ball', ['ballet flats']],
  ['rob', ['robe']],
  ['原', []],
  ['连衣', ['连衣裙']],
  ['원피', ['원피스']],
  ['slow', ['#slowfashion']],
  ['hal', []],
  ['field', ['Field & Form']],
])('completes %j from the catalogue', async (typed, [first]) => {
  const texts = await suggested(typed);
  expect(texts[0]).toBe(first);
});

it('suggests a query of five people if the catalogue has its words', async () => {
  const people = Array.from({ length: 5 }, (_, n) => `203.0.113.${n + 1}`);
  for (const [index, address] of people.entries()) {
    await search('  Slip Dress SUEDE ', address);
    await search('slip dress for ida@example.test', address);
    await search('slip hovercraft', address);
    // Four people, one of them twice.
    await search('slip dress flats', people[index % 4] ?? '');
  }
  await rebuildIndex(platform.database.db);
  const texts = await suggested('slip dress');
  expect(texts[0]).toBe('slip dress suede');
  expect(texts.filter((text) => /ida|hovercraft|flats/.test(text))).toEqual([]);
});

it('deletes queries after two months', async () => {
  const { jobs } = platform.app;
  const later = new Date(Date.now() + 100 * 86_400_000);
  expect(await suggested('slip dress sue')).toEqual(['slip dress suede']);
  await jobs.step('expire-searched-texts', later);
  await jobs.step('refresh-suggestions', later);
  expect(await suggested('slip dress sue')).toEqual([]);
});
