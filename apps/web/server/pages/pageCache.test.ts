import { expect, it } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { createPageCache } from './pageCache.ts';
import type { Rendered } from './render.tsx';

const page = (html: string) => ({ status: 200, html, page: 'home', whole: true });

function setUp() {
  let time = 1;
  let rendered = 0;
  const cache = createPageCache({ headersOf: (html) => ({ policy: `of ${html}` }), now: () => time });
  return {
    pass: (ms: number) => (time += ms),
    rendered: () => rendered,
    ask: async (key: string, result: Rendered | Error = page('<p>')) =>
      cache.getOrRender(key, async () => {
        rendered += 1;
        if (result instanceof Error) throw result;
        return result;
      }),
  };
}

it('keeps a page for 60 s, with its policy', async () => {
  const { ask, pass, rendered } = setUp();
  await ask('/', page('<p>first</p>'));
  pass(59_999);
  const kept = await ask('/', page('<p>second</p>'));
  expect(kept).toMatchObject({ page: 'home', headers: { policy: 'of <p>first</p>', 'content-encoding': 'br' } });
  expect('bytes' in kept && brotliDecompressSync(kept.bytes).toString()).toBe('<p>first</p>');
  pass(2);
  await ask('/');
  expect(rendered()).toBe(2);
});

it('compresses a popular page again, and keeps it for the same 60 s', async () => {
  const { ask, pass, rendered } = setUp();
  const html = Array.from({ length: 2_000 }, (_, n) => `<p id="${(n * 7_919) % 104_729}">`).join('');
  const askBytes = async () => {
    const kept = await ask('/', page(html));
    if (!('bytes' in kept)) throw new Error('the page is not kept');
    expect(brotliDecompressSync(kept.bytes).toString()).toBe(html);
    expect(kept.headers).toMatchObject({ policy: `of ${html}`, 'content-length': String(kept.bytes.byteLength) });
    return kept.bytes.byteLength;
  };
  pass(1);
  const first = await askBytes();
  for (let visitor = 1; visitor < 32; visitor += 1) expect(await askBytes()).toBe(first);
  pass(30_000);
  await expect.poll(askBytes).toBeLessThan(first);
  pass(29_999);
  await askBytes();
  expect(rendered()).toBe(1);
  pass(2);
  await askBytes();
  expect(rendered()).toBe(2);
});

it.each<[string, Rendered | Error]>([
  ['was not found', { ...page('<p>'), status: 404 }],
  ['is unavailable', { ...page('<p>'), status: 503 }],
  ['lacks a section', { ...page('<p>'), whole: false }],
  ['is elsewhere', { status: 302, location: '/login' }],
  ['could not be rendered', new Error('render')],
])('gives a page that %s to everybody who waits for it, and does not keep it', async (_, result) => {
  const { ask, rendered } = setUp();
  const waiting = await Promise.allSettled([ask('/', result), ask('/', result)]);
  expect(waiting.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason))).toEqual([
    result,
    result,
  ]);
  expect(rendered()).toBe(1);
  expect(await ask('/', page('<p>'))).toHaveProperty('bytes');
  expect(rendered()).toBe(2);
});

it('holds 64 MB of pages, the most recently requested', async () => {
  const policy = 'x'.repeat(4 * 1024 * 1024);
  const large = createPageCache({ headersOf: () => ({ policy }) });
  let made = 0;
  const get = (key: string) =>
    large.getOrRender(key, async () => {
      made += 1;
      return page('<p>');
    });
  for (let n = 0; n < 9; n += 1) await get(`/${n}`);
  await get('/8');
  expect(made).toBe(9);
  await get('/0');
  expect(made).toBe(10);
});
