import { beforeAll, expect, test } from 'vitest';
import { HOST_URL, PLATFORM_URL } from '../src/addresses.ts';
import { ask } from './ask.ts';

/** The number of pages of each kind that are read; the others have the same code. */
const PAGES_OF_A_KIND = 8;

/** The kinds of public pages, by their addresses. */
const kinds: readonly (readonly [kind: string, path: RegExp])[] = [
  ['home', /^\/home$/],
  ['post', /^\/posts\/[0-9a-f-]{36}$/],
  ['product', /^\/products\/[0-9a-f-]{36}$/],
  ['creator', /^\/explore\/[a-z0-9._-]+$/],
  ['hashtag', /^\/hashtags\/[^/]+$/],
  ['categories', /^\/categories$/],
  ['category', /^\/categories\/\w+$/],
  ['deals', /^\/deals$/],
  ['sitemap', /^\/sitemap$/],
  ['cookies', /^\/legal\/cookies$/],
];
const kindOf = (path: string) => kinds.find(([, form]) => form.test(path))?.[0];

/** The schema.org types of each kind of page. */
const about: Readonly<Record<string, RegExp>> = {
  post: /^(ImageObject|VideoObject)$/,
  product: /^Product$/,
  creator: /^ProfilePage$/,
  hashtag: /^CollectionPage$/,
  categories: /^CollectionPage$/,
  category: /^CollectionPage$/,
  deals: /^CollectionPage$/,
};

/** Properties without which search engines ignore a thing (their documentation of structured data). */
const required: Readonly<Record<string, readonly string[]>> = {
  ImageObject: ['contentUrl', 'creditText', 'creator'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  ProfilePage: ['mainEntity'],
  Person: ['name', 'url'],
  CollectionPage: ['name', 'url', 'mainEntity'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
};

type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

function* thingsIn(value: Json): Generator<{ readonly [key: string]: Json }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && '@type' in value) yield value as { readonly [key: string]: Json };
  for (const part of Object.values(value)) yield* thingsIn(part);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
const decoded = (text: string) => text.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

interface ReadPage {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly robots: string | undefined;
  readonly things: readonly { readonly [key: string]: Json }[];
  readonly links: readonly string[];
}

async function read(path: string): Promise<ReadPage> {
  const { status, body } = await ask(path);
  const first = (pattern: RegExp) => {
    const [, found] = pattern.exec(body) ?? [];
    return found === undefined ? undefined : decoded(found);
  };
  const [, json = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  const links = [...body.matchAll(/<a [^>]*href="([^"]+)"/g)].flatMap(([, href = '']) => {
    const { origin, pathname } = new URL(decoded(href), HOST_URL);
    return origin === HOST_URL ? pathname : [];
  });
  return {
    path,
    status,
    title: first(/<title>(.*?)<\/title>/s) ?? '',
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    robots: first(/<meta name="robots" content="([^"]*)"/),
    things: [...thingsIn(JSON.parse(json) as Json)],
    links: [...new Set(links)],
  };
}

const pages: ReadPage[] = [];

/** Follows links as a crawler without script does: breadth first, some pages of each kind. */
beforeAll(async () => {
  const seen = new Set(['/sitemap']);
  const counts = new Map<string, number>();
  for (const path of seen) {
    const page = await read(path);
    pages.push(page);
    for (const link of page.links) {
      const kind = kindOf(link);
      const count = counts.get(kind ?? '') ?? 0;
      if (!kind || seen.has(link) || count >= PAGES_OF_A_KIND) continue;
      counts.set(kind, count + 1);
      seen.add(link);
    }
  }
});

test('the sitemap page links to every kind of page, and each responds with 200', () => {
  expect(new Set(pages.map(({ path }) => kindOf(path)))).toEqual(new Set(kinds.map(([kind]) => kind)));
  expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
});

test('every page has a description, and one address under its own title', () => {
  for (const { path, canonical, description } of pages) {
    expect(canonical?.startsWith(HOST_URL), path).toBe(true);
    expect(description, path).toBeTruthy();
  }
  const addresses = Map.groupBy(pages, ({ title }) => title);
  const repeated = [...addresses].filter(([, same]) => new Set(same.map(({ canonical }) => canonical)).size > 1);
  expect(repeated.map(([title, same]) => [title, same.map(({ path }) => path)])).toEqual([]);
});

interface Listed {
  readonly ltks: readonly { readonly id: string; readonly caption: string }[];
  readonly product_details: readonly { readonly id: string; readonly name: string }[];
}

/** Addresses of a few pages whose own words are those of another page in the list. */
const sameWords = (pagesOf: readonly (readonly [words: string, path: string])[]) =>
  [...Map.groupBy(pagesOf, ([words]) => words).values()]
    .filter((same) => same.length > 1)
    .flatMap((same) => same.slice(0, 2))
    .slice(0, PAGES_OF_A_KIND)
    .map(([, path]) => path);

test('posts with the same caption and products with the same name have titles of their own', async () => {
  const list = async (path: string) => (await (await fetch(PLATFORM_URL + path)).json()) as Listed;
  const { ltks } = await list('/v2/ltks?limit=128');
  const { product_details: products } = await list(
    '/v3/activities/posts/global/featured?limit=128&includes=product_details',
  );
  for (const paths of [
    sameWords(ltks.map(({ id, caption }) => [caption.slice(0, 20), `/posts/${id}`])),
    sameWords(products.map(({ id, name }) => [name, `/products/${id}`])),
  ]) {
    expect(paths.length).toBeGreaterThan(1);
    const titles = await Promise.all(paths.map(async (path) => (await read(path)).title));
    expect(new Set(titles).size, titles.join('\n')).toBe(paths.length);
  }
});

test('each page has the schema.org types and fields that search engines require', () => {
  for (const { path, things } of pages) {
    const types = things.map((thing) => String(thing['@type']));
    const expected = about[kindOf(path) ?? ''];
    if (expected)
      expect(types, path).toEqual(expect.arrayContaining([expect.stringMatching(expected), 'BreadcrumbList']));
    for (const thing of things) {
      for (const property of required[String(thing['@type'])] ?? []) {
        expect(thing[property], `${property} of the ${String(thing['@type'])} at ${path}`).toBeTruthy();
      }
      for (const [property, value] of Object.entries(thing)) {
        if (/^(url|item|contentUrl|thumbnailUrl)$/.test(property)) expect(URL.canParse(String(value)), path).toBe(true);
      }
    }
  }
});

const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, text = '']) => decoded(text));

test('the sitemap that robots.txt names lists pages of every kind, and those are for search engines', async () => {
  const [, address = ''] = /^Sitemap: (.*)$/m.exec((await ask('/robots.txt')).body) ?? [];
  const files = textsOf((await ask(address.slice(HOST_URL.length))).body, 'loc');
  const listed: string[] = [];
  for (const file of files) {
    const { status, body } = await ask(file.slice(HOST_URL.length));
    expect(status, file).toBe(200);
    const urls = textsOf(body, 'loc');
    expect(urls.length).toBeLessThanOrEqual(45_000);
    listed.push(...urls.map((url) => url.slice(HOST_URL.length)));
    // Some from the whole of a file, the last one among them.
    for (let n = 1; n <= 4; n += 1) {
      const url = urls[Math.ceil((urls.length * n) / 4) - 1] ?? '';
      const page = await read(url.slice(HOST_URL.length));
      expect([page.status, page.canonical, page.robots], url).toEqual([200, url, undefined]);
    }
  }
  expect(new Set(listed.map(kindOf))).toEqual(new Set(kinds.map(([kind]) => kind)));
  expect(new Set(listed).size).toBe(listed.length);
  const missing = pages.filter(
    ({ canonical, robots }) => robots === undefined && !listed.includes(canonical?.slice(HOST_URL.length) ?? ''),
  );
  expect(missing.map(({ path }) => path)).toEqual(['/hashtags/ltktrendingcreators', '/hashtags/ltktopshared']);
});
