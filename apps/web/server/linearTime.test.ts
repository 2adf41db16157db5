import type { InjectOptions } from 'fastify';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pagePaths, queryOf } from './pages/render.tsx';
import { ours, startShop, type Shop } from './session/testing/shop.ts';

/** The longest is the most that Node allows in a request's headers. What is quadratic is slow for the shortest already. */
const LENGTHS = [1_000, 15_000];
/** Linear work takes a few of these, quadratic work hundreds. */
const MOST_MS = 50;

const letters = [
  '1',
  '/',
  '\\',
  ' ',
  ';',
  ',',
  '=',
  '-',
  '.',
  '_',
  '"',
  '%',
  '%2f',
  '%E0',
  '?',
  '&',
  'a',
  'a=',
  '; ',
  'é',
];
const ends = ['', ' x', '!', '/b'];

/** Everywhere that a visitor can put text, with prefixes that reach the parsers behind the first check. */
type Place = readonly [name: string, beginnings: readonly string[], ask: (text: string) => InjectOptions];

const header = (name: string, beginnings: readonly string[]): Place => [
  name,
  ['', ...beginnings],
  (text) => ({ url: '/home', headers: { [name]: text } }),
];
const form = (url: string, field: string, others: Readonly<Record<string, string>> = {}): Place => [
  `${field} of ${url}`,
  ['', '/'],
  (text) => ({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...ours },
    payload: new URLSearchParams({ ...others, [field]: text }).toString(),
  }),
];

const places: readonly Place[] = [
  header('accept-encoding', ['br;q=0.', 'br', 'gzip,']),
  header('accept-language', ['en', 'en;q=0.', 'a-']),
  header('accept', ['text/']),
  header('cookie', ['locale=', 'theme=', 'consent=', '__Host-session=', '__Host-sign-in-', '__Host-invite=']),
  header('x-request-id', []),
  header('x-forwarded-for', ['1.']),
  header('origin', ['https://']),
  header('sec-fetch-site', []),
  header('range', ['bytes=']),
  header('if-none-match', ['W/"']),
  header('host', []),
  [
    'query',
    ['/home?next=', '/login?from=/', '/auth/callback?state=', '/images/a?width=', '/images/a/1?format='],
    (url) => ({ url }),
  ],
  ['call', ['/api/', '/api/nothing?next=', '/api/v3/posts/'], (url) => ({ url, headers: ours })],
  [
    'content-type',
    ['', 'application/', 'application/json;', 'application/x-www-form-urlencoded;'],
    (text) => ({ method: 'POST', url: '/logout', headers: { 'content-type': text }, payload: 'token=1' }),
  ],
  [
    'whole form',
    ['', 'a='],
    (payload) => ({
      method: 'POST',
      url: '/locale',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    }),
  ],
  form('/locale', 'from', { locale: 'en' }),
  form('/locale', 'locale'),
  form('/logout', 'token'),
  form('/forgot-password', 'email'),
];

let shop: Shop;
let browser: ReturnType<Shop['browser']>;
beforeAll(async () => {
  shop = await startShop({ queryOf: async (path) => queryOf(path), pagePaths });
  browser = shop.browser();
  await browser.signIn();
});
afterAll(() => shop.stop());

it('15 kB of any letters as a path take linear time (K-X01)', async () => {
  // Over a socket, because `inject` parses addresses itself.
  await shop.host.listen({ port: 0 });
  const { port } = shop.host.server.address() as AddressInfo;
  const get = (path: string) =>
    new Promise<void>((resolve, reject) => {
      httpRequest({ port, path, maxHeaderSize: 65_536 }, (response) => response.resume().on('end', resolve))
        .on('error', reject)
        .end();
    });
  const paths = ['/', '/a', '/home', '/posts/', '/explore/', '/assets/', '/user/', '/auth/reconsent/'];
  const written = letters.filter((letter) => /^[!-~]+$/.test(letter));
  expect(await slowOf(paths, written, ['', '!', '/b', 'b/'], get)).toEqual([]);
});

const filled = (length: number, beginning: string, letter: string, end: string) =>
  beginning + letter.repeat((length - beginning.length - end.length) / letter.length) + end;

/** CPU milliseconds of this process, the fastest of four runs: other processes and garbage collection do not count. */
async function quickest(ask: () => Promise<unknown>) {
  let best = Infinity;
  for (let turn = 0; turn < 4 && best > MOST_MS; turn += 1) {
    const before = process.cpuUsage();
    await ask();
    best = Math.min(best, process.cpuUsage(before).user / 1_000);
  }
  return best;
}

async function slowOf(
  beginnings: readonly string[],
  middles: readonly string[],
  lasts: readonly string[],
  ask: (text: string) => Promise<unknown>,
): Promise<readonly string[]> {
  const slow: string[] = [];
  for (const beginning of beginnings) {
    for (const letter of middles) {
      for (const end of lasts) {
        for (const length of LENGTHS) {
          const text = filled(length, beginning, letter, end);
          const ms = await quickest(() => ask(text));
          if (ms <= MOST_MS) continue;
          slow.push(`${length} letters of ${beginning}${letter}…${end}: ${Math.round(ms)} ms`);
          break;
        }
      }
    }
  }
  return slow;
}

it.each(places)('15 kB of any letters as %s take linear time (K-X01)', async (_, beginnings, optionsOf) => {
  const ask = async (text: string) => shop.host.inject(optionsOf(text));
  expect(await slowOf(beginnings, letters, ends, ask)).toEqual([]);
});
