import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePaths } from './pages/render.tsx';
import { returnPath } from './returnPath.ts';
import { startShop, type Shop } from './session/testing/shop.ts';
import { createSpelling } from './spelling.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ pagePaths });
});
afterAll(() => shop.stop());

/** Addresses of a route: parameters in letters of both cases, which must not change. */
const addressOf = (route: string) => route.replaceAll(/:\w+\??|\*/g, 'aB-%C3%84.c');
const routes = () =>
  [...new Set([...pagePaths, ...shop.gets])].filter(
    (route) => route !== '/*' && route !== '/' && !route.startsWith('/api/'),
  );

/** The fixed segments of a route in another spelling: in capitals, or with an encoded letter. */
const otherwise = (route: string, respell: (segment: string) => string) =>
  addressOf(
    route
      .split('/')
      .map((segment) => (/^[:*]/.test(segment) ? segment : respell(segment)))
      .join('/'),
  );
const respellings: readonly ((segment: string) => string)[] = [
  (segment) => segment.toUpperCase(),
  (segment) => segment.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
  (segment) => segment.replace(/^[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (segment) => segment.replace(/^[a-z]/, (letter) => `%${letter.toUpperCase().charCodeAt(0).toString(16)}`),
];

describe('addresses in another spelling (S34, K-X13)', () => {
  it('redirect to their own, pages and other routes alike; parameters and queries stay', async () => {
    expect(routes()).toEqual(expect.arrayContaining(['/logout', '/posts/:id', '/user/:invite', '/images/:name']));
    for (const route of routes()) {
      for (const respell of respellings) {
        const given = otherwise(route, respell);
        if (given === addressOf(route)) continue;
        for (const method of ['GET', 'HEAD'] as const) {
          const { statusCode, headers } = await shop.host.inject({ method, url: `${given}?Q=%41a&next=1` });
          expect([statusCode, headers.location], `${method} ${given}`).toEqual([
            301,
            `${addressOf(route)}?Q=%41a&next=1`,
          ]);
        }
      }
    }
  });

  it('are no places to return to if their own are none (S2, T26)', () => {
    for (const route of routes().filter((route) => returnPath(addressOf(route)) === '/')) {
      for (const respell of respellings) expect(returnPath(otherwise(route, respell)), route).toBe('/');
    }
    expect(returnPath('/LOGOUT')).toBe('/');
    expect(returnPath('/%6Cogout?x=1')).toBe('/');
  });

  it('redirect only a GET', async () => {
    const { statusCode, headers, body } = await shop.browser().post('/LOGOUT', { token: 'x' });
    expect([statusCode, headers.allow, body]).toEqual([405, 'GET, HEAD', '405\n']);
  });
});

it('the canonical spelling is stable, and a path without a route is unchanged', () => {
  const spelling = createSpelling([
    '/post/:id?',
    '/posts/:id',
    '/posts/new',
    '/assets/*',
    '/auth/reconsent/:connection',
    '/*',
  ]);
  expect(spelling('/POSTS/NEW')).toBe('/posts/new');
  expect(spelling('/Posts/NEW1')).toBe('/posts/NEW1');
  expect(spelling('/POST')).toBe('/post');
  expect(spelling('/POST/A/')).toBe('/post/A/');
  expect(spelling('/ASSETS/A/B')).toBe('/assets/A/B');
  expect(spelling('/Auth/Reconsent')).toBe('/Auth/Reconsent');
  const segment = fc.constantFrom(
    'post',
    'POSTS',
    'Assets',
    'new',
    '%70ost',
    '%',
    '',
    '.',
    '..',
    'é',
    'auth',
    'reconsent',
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
      const once = spelling(`/${segments.join('/')}`);
      expect(spelling(once)).toBe(once);
      expect(once.split('/')).toHaveLength(`/${segments.join('/')}`.split('/').length);
    }),
  );
});
