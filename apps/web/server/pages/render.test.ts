import { color } from '@social-shop/tokens';
import type { Session } from '@social-shop/auth';
import { featuredPosts } from '@social-shop/api-contract/calls/posts';
import { feedPage, ltk, postsMocks } from '@social-shop/posts/testing';
import { mock, mockFetch, failure, type Mocks, type Mock } from '@social-shop/testing';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import type { ConsentState } from '../../src/consent.ts';
import type { Theme } from '../../src/state.ts';
import { anonymousSessionOf } from '../session/anonymousSession.ts';
import { createSharedResponses, render, type SignedInVisitor } from './render.tsx';

interface Shown {
  readonly mocks?: Mocks;
  readonly theme?: Theme;
  readonly session?: Session;
  readonly consent?: ConsentState;
  /** With the calls that pages share. */
  readonly sharing?: boolean;
  /** Called with the chunks whose files the page names. */
  readonly onChunks?: (chunks: readonly string[]) => void;
}

/** A page as the host renders it with these mock responses. */
async function show(
  path: string,
  { mocks = postsMocks(), theme, session, sharing = false, onChunks, consent = 'decided' }: Shown = {},
) {
  const { fetch } = mockFetch(mocks);
  const [client, site] = [{ baseUrl: 'http://platform.test', fetch }, { publicUrl: 'http://shop.test' }];
  const page = await render(
    {
      url: new URL(path, 'http://shop.test'),
      locale: 'en',
      theme,
      consent,
      flags: { 'read-by-nobody': 'off' },
      variants: {},
    },
    {
      site,
      client,
      shared: sharing ? createSharedResponses({ client, site }) : undefined,
      assets: {
        boot: '/boot.js',
        entry: '/entry.js',
        of(chunks) {
          onChunks?.(chunks);
          return { css: [], js: [], texts: '' };
        },
      },
      anonymousSession: anonymousSessionOf({ strategy: 'hosted' }),
      onError: () => {},
    },
    session && { session: { ...anonymousSessionOf({ strategy: 'hosted' }), session }, fetch },
  );
  if (!('html' in page)) throw new Error('a redirect');
  return page;
}
const home = (mocks: Mocks, theme?: Theme) => show('/home', { mocks, theme });

it('is whole when every call succeeds', async () => {
  expect(await home(postsMocks())).toMatchObject({ status: 200, whole: true });
});

/** URLs of pictures in a page, in its state and in its share card. */
function picturesIn(html: string) {
  const sets = html.match(/(?<=(?:srcSet|imageSrcSet)=")[^"]+/g) ?? [];
  const named = [...(html.match(/(?<=<img[^>]* src=")[^"]+/g) ?? []), ...sets.flatMap((set) => set.split(', '))];
  return { named, shared: /property="og:image" content="([^"]*)"/.exec(html)?.[1] };
}

it.each([
  ['http://shop.test/images', '/images', false],
  ['http://shop.test/images', '/images', true],
  ['https://cdn.test/images', 'https://cdn.test/images', true],
  ['http://shop.test.attacker.test/images', 'http://shop.test.attacker.test/images', true],
])(
  'writes URLs of pictures below %s %s, in markup, state and share card; calls shared: %s',
  async (base, shown, sharing) => {
    const posts = [ltk(1, { hero_image: `${base}/1`, hero_image_width: 900, hero_image_height: 1_125 })];
    const mocks = { ...postsMocks(), ...mock(featuredPosts, () => feedPage(posts)) };
    const { html } = await show('/home', { mocks, sharing });
    const { named, shared } = picturesIn(html);
    const heroes = named.filter((address) => address.startsWith(`${shown}/1/`));
    expect(new Set(heroes)).toEqual(
      new Set(['225', '225 225w', '450 450w', '675 675w', '900 900w'].map((size) => `${shown}/1/${size}`)),
    );
    expect(html).toContain(`"heroImage":"${shown}/1"`);
    expect(shared).toBe(`${base}/1/900/473?format=jpg`);
  },
);

it('carries no flags that no library declares', async () => {
  const { html } = await home(postsMocks());
  expect(html).toContain('"flags":{}');
  expect(html).not.toContain('read-by-nobody');
});

const broken: [string, Mock][] = [
  ['GET /v3/activities/posts/global/featured', failure(500)],
  ['GET /v2/products/', failure(503)],
  ['GET /v2/products/', new Response('{"prod')],
];
it.each(broken)('is not whole, and not kept, when %s fails', async (call, mock) => {
  expect(await home({ ...postsMocks(), [call]: mock })).toMatchObject({ status: 200, whole: false });
});

it('is whole without records that do not exist', async () => {
  const mocks = { ...postsMocks(), 'GET /v2/products/': failure(404, 'not-found') };
  expect(await home(mocks)).toMatchObject({ status: 200, whole: true });
});

it.each<[Theme, Record<string, string | undefined>]>([
  ['light', { '': color.light.paper }],
  ['dark', { '': color.dark.paper }],
  [undefined, { '(prefers-color-scheme: light)': color.light.paper, '(prefers-color-scheme: dark)': color.dark.paper }],
])('sets the colour of the browser’s bar for the theme %s (K-B11)', async (theme, colours) => {
  const { html } = await home(postsMocks(), theme);
  const metas = [...html.matchAll(/<meta name="theme-color" content="(.*?)"(?: media="(.*?)")?/g)];
  expect(Object.fromEntries(metas.map(([, colour = '', media = '']) => [media, colour]))).toEqual(colours);
});

it.each([
  ['/home', ['homeRoute']],
  ['/no/such/page', ['discoverPart']],
  ['/posts/00000000-0000-4000-8000-000000000000', ['postRoute', 'discoverPart']],
])('%s has posts in it, and names the chunks %j', async (path, names) => {
  let chunks: readonly string[] = [];
  const { html } = await show(path, { onChunks: (named) => void (chunks = named) });
  expect(html).toContain('<article');
  expect(chunks.map((chunk) => basename(chunk, '.ts'))).toEqual(names);
});

it.each([
  ['open', true],
  ['decided', false],
  ['refused', false],
] as const)('asks about cookies on a page whose visitor is %s, with the code for that', async (consent, asks) => {
  let chunks: readonly string[] = [];
  const { html } = await show('/home', { consent, onChunks: (named) => void (chunks = named) });
  expect(html.includes('action="/legal/consent"')).toBe(asks);
  expect(chunks.some((chunk) => chunk.endsWith('answerInPlace.ts'))).toBe(asks);
});

const discoverMore = /<a[^>]* href="\/home"[^>]*>Discover More<\/a>/;
const tryAgain = /<a[^>]* href=""[^>]*>Try Again<\/a>/;
const down = { ...postsMocks(), 'GET /v2/ltks': failure(503), 'GET /v2/profiles/': failure(503) };
const maren: Session = { userId: 'auth0|1', email: 'maren@example.com', profile: {}, isImpersonated: false };

it.each([
  ['an address without a page', '/no/such/page', postsMocks(), 404],
  ['a post that is gone', '/posts/00000000-0000-4000-8000-000000000000', postsMocks(), 404],
  ['a post that fails', `/posts/${ltk().id}`, down, 503],
  ['a shop that fails', '/explore/maren', down, 503],
])('links onward from the page of %s (K-V22)', async (_, path, mocks, status) => {
  const page = await show(path, { mocks });
  expect(page.status).toBe(status);
  // Only for signed-in visitors (specification 1, section 2).
  expect(page.html).not.toMatch(discoverMore);
  expect((await show(path, { mocks, session: maren })).html).toMatch(discoverMore);
  // The same address would fail again.
  expect(tryAgain.test(page.html)).toBe(status !== 404);
});

it('two visitors in turns share the calls that are the same for all, and neither page has data of the other visitor', async () => {
  const { fetch, calls } = mockFetch(postsMocks());
  const anonymousSession = anonymousSessionOf({ strategy: 'hosted' });
  const [client, site] = [{ baseUrl: 'http://platform.test', fetch }, { publicUrl: 'http://shop.test' }];
  const shared = createSharedResponses({ client, site });
  const people = ['maren', 'ana'].map((name): Session => ({
    ...maren,
    userId: `auth0|${name}`,
    email: `${name}@example.com`,
  }));
  const own: string[] = [];
  const visitorOf = (session: Session): SignedInVisitor => ({
    session: { ...anonymousSession, session, formToken: `form of ${session.email}` },
    async fetch(request) {
      own.push(request.url);
      return fetch(request);
    },
  });
  const visit = async (session: Session | undefined) => {
    const page = await render(
      {
        url: new URL('http://shop.test/home'),
        locale: 'en',
        theme: undefined,
        consent: 'open',
        flags: {},
        variants: {},
      },
      {
        site,
        client,
        shared,
        assets: { boot: '/boot.js', entry: '/entry.js', of: () => ({ css: [], js: [], texts: '' }) },
        anonymousSession,
        onError: () => {},
      },
      session && visitorOf(session),
    );
    if (!('html' in page)) throw new Error('a redirect');
    // The cache does not know whom a personal call is for.
    expect(page).toMatchObject({ status: 200, whole: session === undefined });
    for (const { email, userId } of people) {
      const theirs = session?.email === email;
      expect([email, userId].map((text) => page.html.includes(text))).toEqual([theirs, theirs]);
    }
  };

  await visit(undefined);
  const before = calls.map(({ url }) => url);
  expect(new Set(before).size).toBe(before.length);
  for (let turn = 0; turn < 3; turn += 1) await Promise.all([...people, undefined].map(visit));
  expect(calls).toHaveLength(before.length + own.length);
  // What the visitor has hidden, and their likes among the page's posts, in a call each.
  const asked = own
    .map((url) => new URL(url))
    .map(({ pathname, searchParams }) => [pathname, searchParams.getAll('ltk_ids').length]);
  expect(asked.sort()).toEqual([
    ...Array.from({ length: 6 }, () => ['/v2/hides/', 0]),
    ...Array.from({ length: 6 }, () => ['/v2/likes/', 12]),
  ]);
});
