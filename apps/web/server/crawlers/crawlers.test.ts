import { sitemapKinds } from '@social-shop/api-contract';
import Fastify, { type FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { request, type IncomingMessage } from 'node:http';
import { SaxesParser } from 'saxes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listedPages } from '../../src/routes.tsx';
import { crawlers } from './crawlers.ts';
import { fileXml, indexXml } from './sitemapXml.ts';

const PUBLIC_URL = 'https://shop.test';

let host: FastifyInstance;
let respond: (path: string) => Response | Promise<Response>;
let calls: string[];

const parts = (...counts: [kind: string, count: number][]) =>
  Response.json({ sitemap_parts: counts.map(([kind, count]) => ({ kind, count })) });
const entries = (...keys: string[]) =>
  Response.json({
    sitemap_entries: keys.map((key) => ({ key, image_url: `https://shop.test/images/${key}?a=1&b=2` })),
  });
const failure = (status: number) => Response.json({ error_code: 'x', developer_message: 'x' }, { status });

beforeEach(async () => {
  calls = [];
  respond = () => failure(404);
  host = Fastify();
  await host.register(crawlers, {
    publicUrl: PUBLIC_URL,
    client: {
      baseUrl: 'https://platform.test',
      mayRetry: () => false,
      fetch: async ({ url }) => {
        const { pathname } = new URL(url);
        calls.push(pathname);
        return respond(pathname);
      },
    },
    listedPages: async () => listedPages,
  });
});
afterEach(() => host.close());

/** The texts of the elements of this name, as a parser that knows XML reads them. */
function textsOf(xml: string, name: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  let text: string | undefined;
  parser.on('opentag', (tag) => void (text = tag.name === name ? '' : undefined));
  parser.on('text', (part) => void (text === undefined || (text += part)));
  parser.on('closetag', (tag) => {
    if (tag.name === name && text !== undefined) found.push(text);
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

const get = (url: string) => host.inject(url);

it('names the sitemap to crawlers', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(body).toContain('\nSitemap: https://shop.test/sitemap.xml\n');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});

it('is an index of files of at most 45 parts', async () => {
  respond = () => parts(['posts', 91], ['categories', 1], ['products', 45], ['hashtags', 0]);
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const files = ['pages', 'posts-0', 'posts-1', 'posts-2', 'categories-0', 'products-0'];
  expect(textsOf(body, 'loc')).toEqual(files.map((file) => `https://shop.test/sitemap.xml?file=${file}`));
});

it('lists the pages without a parameter', async () => {
  const { body } = await get('/sitemap.xml?file=pages');
  const paths = textsOf(body, 'loc').map((url) => url.slice(PUBLIC_URL.length));
  expect(paths).toEqual(expect.arrayContaining(['/home', '/categories', '/deals']));
  for (const path of paths) expect(path).toMatch(/^(\/[a-z-]+)+$/);
});

it.each([
  ['posts', '/posts/ab'],
  ['products', '/products/ab'],
  ['creators', '/explore/ab'],
  ['hashtags', '/hashtags/ab'],
  ['categories', '/categories/ab'],
])('lists %s with their pictures', async (kind, path) => {
  respond = (asked) => (asked === `/v1/sitemap/${kind}/0` ? entries('ab') : failure(404));
  const { body } = await get(`/sitemap.xml?file=${kind}-0`);
  expect(textsOf(body, 'loc')).toEqual([PUBLIC_URL + path]);
  expect(textsOf(body, 'image:loc')).toEqual(['https://shop.test/images/ab?a=1&b=2']);
});

it('has a page for each kind of entries, and no other', () => {
  const kinds = listedPages.flatMap(({ listed }) => (listed === true ? [] : listed));
  expect(kinds.toSorted()).toEqual([...sitemapKinds].toSorted());
});

it('reads 45 parts for a file, each once, and ends at the last part there is', async () => {
  respond = (path) => entries(path.split('/').at(-1) ?? '');
  const second = await get('/sitemap.xml?file=posts-1');
  expect(textsOf(second.body, 'loc')).toEqual(
    Array.from({ length: 45 }, (_, n) => `https://shop.test/posts/${45 + n}`),
  );
  expect(calls).toHaveLength(45);
  respond = (path) => (path.endsWith('/47') ? failure(404) : entries('a'));
  expect(textsOf((await get('/sitemap.xml?file=posts-1')).body, 'loc')).toHaveLength(2);
});

it.each(['posts-7', 'users-0', 'posts', '../pages', 'posts-0.xml', 'constructor-0', ''])(
  'responds with 404 for the file %j',
  async (file) => expect((await get(`/sitemap.xml?file=${encodeURIComponent(file)}`)).statusCode).toBe(404),
);

it('responds with 503 while the platform fails, and aborts a file whose parts fail', async () => {
  respond = () => failure(500);
  for (const path of ['/sitemap.xml', '/sitemap.xml?file=posts-0']) {
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  }
  respond = (path) => (path.endsWith('/1') ? failure(500) : entries('a'));
  await expect(get('/sitemap.xml?file=posts-0')).rejects.toThrow();
});

it('makes two files at a time, and others wait', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => void (release = resolve));
  respond = async (path) => {
    await held;
    return path.endsWith('/0') ? entries('a') : failure(404);
  };
  const [one, two] = [get('/sitemap.xml?file=posts-0'), get('/sitemap.xml?file=products-0')];
  while (calls.length < 2) await new Promise((resolve) => setImmediate(resolve));
  expect((await get('/sitemap.xml?file=creators-0')).statusCode).toBe(503);
  release();
  expect([(await one).statusCode, (await two).statusCode]).toEqual([200, 200]);
  expect((await get('/sitemap.xml?file=creators-0')).statusCode).toBe(200);
});

it('writes XML that reads back the same, whatever the address', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (text) => {
      expect(textsOf(indexXml([text]), 'loc')).toEqual([text]);
      let file = '';
      for await (const chunk of fileXml([[{ url: text, imageUrl: text, changed: text }]])) file += chunk;
      expect([textsOf(file, 'image:loc'), textsOf(file, 'lastmod')]).toEqual([[text], [text]]);
    }),
  );
});

it('ends a file that is not read, so that others get theirs', async () => {
  respond = () => entries(...Array.from({ length: 1_000 }, (_, number) => `creator-${number}`));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const address = `${await host.listen({ port: 0, host: '127.0.0.1' })}/sitemap.xml?file=creators-0`;
  const unread = await Promise.all([1, 2].map(() => open(address)));
  expect((await get('/sitemap.xml?file=creators-0')).statusCode).toBe(503);
  const ends = unread.map((response) => new Promise((resolve) => response.on('error', resolve).on('end', resolve)));
  vi.advanceTimersByTime(60_000);
  unread.forEach((response) => response.resume());
  expect(await Promise.all(ends)).toMatchObject([{ message: 'aborted' }, { message: 'aborted' }]);
  vi.useRealTimers();
  expect((await get('/sitemap.xml?file=creators-0')).statusCode).toBe(200);
});

/** Requests an address without reading the body. */
const open = (address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => void request(address, resolve).on('error', reject).end());
