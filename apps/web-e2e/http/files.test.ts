import { expect, test } from 'vitest';
import { HOST_URL } from '../src/addresses.ts';
import { ask } from './ask.ts';

test('pictures are kept for ever, and come in the format that was asked for', async () => {
  const { body } = await ask('/');
  const main = body.slice(body.indexOf('<main'));
  const source = new URL((/<img[^>]* src="([^"]*)"/.exec(main)?.[1] ?? '').replaceAll('&amp;', '&'));
  expect(source.origin).toBe(HOST_URL);
  for (const format of ['webp', 'avif', 'jpg']) {
    const { status, headers } = await ask(`${source.pathname}?width=100&format=${format}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
    expect(headers['cache-control']).toMatch(/public, max-age=31536000, immutable/);
  }
  for (const query of ['width=0', 'width=99999', 'width=abc', 'width=100&dpr=9', 'width=100&format=exe']) {
    const { status } = await ask(`${source.pathname}?${query}`);
    expect(status, query).toBe(400);
  }
  expect((await ask('/images/00000000-0000-4000-8000-000000000000?width=100')).status).toBe(404);
});

test('a clip comes in the ranges that players ask for, and is kept for ever', async () => {
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
