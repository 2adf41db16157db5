import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pagePaths, queryOf, render } from './pages/render.tsx';
import { anonymousSessionOf } from './session/anonymousSession.ts';
import { startShop, type Shop } from './session/testing/shop.ts';

const vectors = `${import.meta.dirname}/../../../../shared/data/vectors/open-redirects.txt`;

let shop: Shop;
beforeAll(async () => {
  // Uses the real pages, because the router threw on some addresses and wrote others to the log.
  shop = await startShop({
    pagePaths,
    queryOf: async (path) => queryOf(path),
    renderPage: (request) =>
      render(request, {
        site: { publicUrl: 'https://shop.test' },
        client: { baseUrl: 'http://platform.test', fetch: async () => Response.json({}, { status: 404 }) },
        assets: { boot: '/boot.js', entry: '/entry.js', of: () => ({ css: [], js: [], texts: '' }) },
        anonymousSession: anonymousSessionOf({ strategy: 'hosted' }),
        onError: (error) => void shop.log.push(String(error)),
      }),
  });
  await shop.host.listen({ port: 0 });
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.log.length = 0;
  shop.platform.calls.length = 0;
});

/** Returns a server's response to these very bytes; a client would parse the address first. */
async function ask(line: string, headers = '') {
  const socket = connect((shop.host.server.address() as AddressInfo).port);
  socket.write(Buffer.from(`${line} HTTP/1.1\r\nhost: shop.test\r\n${headers}connection: close\r\n\r\n`, 'latin1'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2);
  const headersOf = new Map(
    head.split('\r\n').map((field) => {
      const [name = '', value = ''] = field.split(': ', 2);
      return [name.toLowerCase(), value] as const;
    }),
  );
  return { status: Number(head.split(' ')[1]), headers: headersOf, body };
}

const troubles = () => shop.log.filter((line) => !/"level":(20|30)\b/.test(line));

describe('a request target (K-X11)', () => {
  it.each([
    ['GET http://any/no/such/page', 404],
    ['GET HTTP://any:8080/no/such/page?x=1', 404],
    ['GET http://any', 200],
    ['GET http://any/HOME', 301],
    ['GET http://any/locale//', 301],
    ['OPTIONS *', 400],
    ['GET *', 400],
    ['GET http://[::1/home', 400],
    ['GET https://any:99999/', 400],
    ['GET ftp://any/home', 400],
    ['OPTIONS /home', 405],
    ['GET /%09/x:y', 400],
    ['GET /%09/javascript:alert(1)', 400],
    ['GET /%5C/x:y', 400],
    ['GET //x:y', 404],
    ['GET //evil.test/', 404],
    ['GET /\\evil.test', 400],
    ['GET /a/../home', 404],
    ['GET /explore/%E0%A4%A', 400],
  ])('%s is %i, and nothing is logged', async (line, status) => {
    const response = await ask(line);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(troubles()).toEqual([]);
  });

  it.each([
    '/api/v2/ltks',
    '/%61pi/v2/ltks',
    '/api/session',
    '/api/session/password-request',
    '/api/v1/analytics/events',
  ])('a call of %s at an absolute address reaches nobody (T39)', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status } = await ask(`${method} http://any${path}`, 'x-shop-request: 1\r\n');
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(shop.platform.calls).toEqual([]);
    expect(shop.provider.calls.change_password).toBe(0);
  });

  /** A page of ours, a redirect within the shop, or a refusal: no failure, and nothing in the log. */
  async function holds(target: string) {
    const { status, headers } = await ask(`GET ${target}`);
    expect(status, target).toBeLessThan(500);
    const location = (headers.get('location') ?? '/').replace(shop.provider.issuer, '');
    expect(location, target).toMatch(/^\/(?![/\\])/);
    expect(troubles(), target).toEqual([]);
  }

  it.skipIf(!existsSync(vectors))('is safe for every known open-redirect attempt', { timeout: 120_000 }, async () => {
    const lines = readFileSync(vectors, 'utf8').split('\n');
    for (const line of lines.filter((line) => /^[!-~]+$/.test(line))) await holds(line);
  });

  it('is safe for any text made of the characters of such attempts', { timeout: 120_000 }, async () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '.',
        '..',
        ':',
        ';',
        '@',
        '?',
        '#',
        '*',
        '%',
        '%09',
        '%0a',
        '%00',
        '%2f',
        '%5c',
        '%2e',
        '%E0',
      ],
      ...[
        'x:y',
        'evil.test',
        'http:',
        'javascript:',
        'home',
        'HOME',
        'posts',
        'api',
        'auth',
        'LOGIN',
        'user',
        '[::1',
        'é',
      ],
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('', '/', 'http://any/'),
        fc.array(piece, { minLength: 1, maxLength: 7 }),
        (start, pieces) => holds(start + pieces.join('')),
      ),
      { numRuns: 200 },
    );
  });
});

it('no address is repeated in the log, whatever is wrong with it (K-X18)', async () => {
  const warned: unknown[][] = [];
  const { warn, error } = console;
  console.warn = console.error = (...words: unknown[]) => void warned.push(words);
  try {
    for (const path of [
      '/explore/CANARY%E0%A4%A',
      '/CANARY%',
      '/CANARY%09/x:y',
      '//CANARY:y',
      '/posts/CANARY',
      '/home?next=CANARY',
      '/CANARY%00',
    ]) {
      await ask(`GET ${path}`);
      await ask(`GET http://any${path}`);
      await ask(`POST ${path}`, 'content-length: 0\r\n');
    }
  } finally {
    Object.assign(console, { warn, error });
  }
  expect(`${shop.log.join('')}${JSON.stringify(warned)}`).not.toContain('CANARY');
});
