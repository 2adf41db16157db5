import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PictureFetcher } from './fetchPicture.ts';

/** The first bytes of a PNG, enough to recognise it. */
const PNG = Buffer.from('\x89PNG\r\n\x1a\npicture', 'latin1');

const handlers: Record<string, RequestListener> = {
  '/hat.png?v=1': (_, response) => response.setHeader('content-type', 'image/png').end(PNG),
  '/drawing': (_, response) => response.setHeader('content-type', 'image/svg+xml').end('<svg/>'),
  '/disguised': (_, response) => response.setHeader('content-type', 'image/png').end('<svg/>'),
  '/moved': (_, response) => response.writeHead(302, { location: '/hat.png?v=1' }).end(),
  '/inside': (_, response) => response.writeHead(302, { location: 'https://10.0.0.1/hat.png' }).end(),
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/page': (_, response) => response.setHeader('content-type', 'text/html').end('<p>'),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/large': (_, response) => response.setHeader('content-type', 'image/png').end(Buffer.alloc(9 * 1024 * 1024)),
  '/broken': (_, response) => response.destroy(),
};
const internet = createServer((asked, response) => handlers[asked.url ?? '']?.(asked, response));
let asked: string[];
let fetcher: PictureFetcher;

beforeAll(() => new Promise<void>((resolve) => internet.listen(0, 'localhost', resolve)));
afterAll(() => internet.close());
beforeEach(() => {
  asked = [];
  fetcher = new PictureFetcher((url, signal) => {
    asked.push(url.href);
    const { port } = internet.address() as AddressInfo;
    return new Promise<IncomingMessage>((resolve, reject) => {
      request({ host: 'localhost', port, path: url.pathname + url.search, signal }, resolve)
        .on('error', reject)
        .end();
    });
  });
});

const fetchPicture = (path: string) => fetcher.fetch(`https://shop.test${path}`);

it.each(['/hat.png?v=1', '/moved'])('fetches the picture at %s', async (path) => {
  expect(await fetchPicture(path)).toEqual(PNG);
});

it.each([
  ['/inside', '10.0.0.1 is not a public address'],
  ['/loop', 'too many redirects'],
  ['/page', 'responded with text/html instead of a picture'],
  ['/gone', 'responded with 404'],
  // K-X17
  ['/drawing', 'not a picture in a supported format'],
  ['/disguised', 'not a picture in a supported format'],
  ['/large', 'larger than 8 MB'],
])('says why there is none at %s', async (path, reason) => {
  await expect(fetchPicture(path)).rejects.toThrow(reason);
});

it('sends no request to an address that is not public', async () => {
  await expect(fetcher.fetch('http://shop.test/hat.png')).rejects.toThrow('not an https address');
  await expect(fetcher.fetch('https://127.0.0.1/hat.png')).rejects.toThrow('not a public address');
  expect(asked).toEqual([]);
});

it('skips a host that failed three times in a row', async () => {
  for (let n = 0; n < 3; n += 1) await expect(fetchPicture('/broken')).rejects.toThrow();
  await expect(fetchPicture('/hat.png?v=1')).rejects.toThrow('shop.test cannot be reached');
  expect(asked).toHaveLength(3);
});

it('skips all if none of ten hosts can be reached', async () => {
  for (let host = 0; host < 10; host += 1) {
    for (let n = 0; n < 3; n += 1) await expect(fetcher.fetch(`https://${host}.test/broken`)).rejects.toThrow();
  }
  await expect(fetchPicture('/hat.png?v=1')).rejects.toThrow('shop.test cannot be reached');
  expect(asked).toHaveLength(30);
});
