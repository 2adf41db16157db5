import { expect, test } from 'vitest';
import { HOST_URL } from '../src/addresses.ts';
import { ask } from './ask.ts';

test('pictures are cached for ever, and sent in the requested format', async () => {
  const { body } = await ask('/');
  const main = body.slice(body.indexOf('<main'));
  const [picture = ''] = /(?<=<img[^>]* src=")\/images\/[^/"]+/.exec(main) ?? [];
  for (const format of ['webp', 'avif', 'jpg']) {
    const [old, short] = await Promise.all(
      [`?width=50&dpr=2&format=${format}`, `/100?format=${format}`].map((size) => ask(picture + size)),
    );
    expect([short?.status, old?.status]).toEqual([200, 200]);
    expect(short?.headers['content-type']).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
    expect(short?.headers['cache-control']).toMatch(/public, max-age=31536000, immutable/);
    // Addresses of the old form, for example in old mails, return the same bytes.
    for (const name of ['etag', 'content-type', 'cache-control']) {
      expect(short?.headers[name], name).toBe(old?.headers[name]);
    }
  }
  for (const size of [
    '?width=0',
    '?width=99999',
    '?width=abc',
    '?width=100&dpr=9',
    '/0',
    '/99999',
    '/100/abc',
    '/100?format=exe',
  ]) {
    const { status } = await ask(picture + size);
    expect(status, size).toBe(400);
  }
  expect((await ask('/images/00000000-0000-4000-8000-000000000000/100')).status).toBe(404);
});

test('a clip is sent in the ranges that players request, and cached for ever', async () => {
  const whole = await ask('/clips/powder-outfit.mp4');
  expect(whole.status).toBe(200);
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const bytes = Number(whole.headers['content-length']);
  const part = await ask('/clips/powder-outfit.mp4', { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers['content-range'], part.headers['content-length']]).toEqual([
    206,
    `bytes 100-199/${bytes}`,
    '100',
  ]);
  const beyond = await ask('/clips/powder-outfit.mp4', { headers: { range: `bytes=${bytes}-` } });
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes}`]);
  expect((await ask('/clips/unknown.mp4')).status).toBe(404);
});

test.each([
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s, which browsers and crawlers request at the root, exists (K-V24)', async (path, type) => {
  const { status, headers } = await ask(path);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'public, max-age=3600']);
});

test('the manifest names icons that exist, in the sizes that it states (K-V24)', async () => {
  const { icons } = JSON.parse((await ask('/manifest.webmanifest')).body) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
  };
  const drawn = icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of drawn) {
    const bytes = Buffer.from(await (await fetch(HOST_URL + src)).arrayBuffer());
    // The first chunk of a PNG begins with its width and height.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('crawlers are kept from calls and from the sign-in pages only (K-V24)', async () => {
  const lines = (await ask('/robots.txt')).body.trim().split('\n');
  const refused = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  const isRefused = (path: string) => refused.some((start) => path.startsWith(start));
  for (const path of ['/api/v2/ltks', '/auth/callback', '/login?from=%2F', '/signup', '/logout', '/forgot-password']) {
    expect(isRefused(path), path).toBe(true);
  }
  for (const path of ['/', '/home', '/posts/1', '/explore/authentic', '/images/1', '/assets/shop.js']) {
    expect(isRefused(path), path).toBe(false);
  }
});
