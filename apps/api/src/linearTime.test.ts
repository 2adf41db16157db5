import type { InjectOptions } from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slugOf } from './catalogue/demo.ts';
import { emailProblem, passwordProblem } from './identity/rules.ts';
import { languageOf } from './identity/texts.ts';
import { cleanDescription } from './import/description.ts';
import { readMoney } from './import/money.ts';
import { readProductFile } from './import/productFile.ts';
import { normalizeHashtag } from './modules/posts/hashtag.ts';
import { fold } from '@social-shop/api-contract/fold';
import { cutQuery } from './modules/search/terms.ts';
import { wordsOf } from './modules/search/words.ts';
import { startTestPlatform } from './testing.ts';

/** The longest is Node's limit for a request's headers. Quadratic code is slow for the shortest already. */
const LENGTHS = [1_000, 15_000];
/** Linear work takes a few of these, quadratic work hundreds. */
const MOST_MS = 50;

const letters = ['1', '/', ' ', ';', ',', '=', '-', '.', '"', '<', '%2f', '?', 'a', '@.', 'é'];
const ends = ['', ' x', '@'];

type Ask = (text: string) => unknown;

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let folder: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  folder = await mkdtemp(join(tmpdir(), 'linear-'));
});
afterAll(async () => {
  await platform.close();
  await rm(folder, { recursive: true });
});

const inject = (optionsOf: (text: string) => InjectOptions) => (text: string) => platform.app.inject(optionsOf(text));
const at = (path: string) => inject((text) => ({ url: path.replace('*', () => encodeURIComponent(text)) }));
const header = (name: string, url = '/v1/experiments/') => inject((text) => ({ url, headers: { [name]: text } }));
const form = (url: string, field: string, others: Readonly<Record<string, string>> = {}) =>
  inject((text) => ({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...others, [field]: text }).toString(),
  }));
const file = (name: string) => async (text: string) => {
  const path = join(folder, name);
  await writeFile(path, text);
  await readProductFile(path, { now: new Date(), askCurrency: async () => 'USD' }).then(
    (read) => read.close(),
    () => {},
  );
};

/** Every parser of somebody else's text, with prefixes that reach the code behind the first check. */
const readers: readonly (readonly [name: string, beginnings: readonly string[], ask: Ask])[] = [
  ['a cursor', [''], at('/v3/activities/posts/global/featured?next=*')],
  ['the last id of a list', ['', '0b2f6a1e-'], at('/v2/ltks?last_id=*')],
  ['ids', ['', '0b2f6a1e-7c1d-4a53-9d0e-2f8f5b3c7a11,'], at('/v2/products/?ids=*')],
  ['a number', ['', '1'], at('/v3/activities/posts/global/featured?limit=*')],
  ['an id in a path', [''], at('/v3/posts/*/products')],
  ['the name of a picture', [''], at('/images/*?width=300')],
  ['the size of a picture', ['', '3'], at('/images/0b2f6a1e-7c1d-4a53-9d0e-2f8f5b3c7a11?width=*')],
  ['the size of a picture in its path', ['', '3'], at('/images/0b2f6a1e-7c1d-4a53-9d0e-2f8f5b3c7a11/*')],
  ['the name of a clip', ['', 'a.'], at('/clips/*')],
  ['a link', [''], at('/links/*')],
  ['any path', ['/', '/identity/'], inject((text) => ({ url: `/${text.replaceAll(/[^!-~]/g, '')}` }))],
  ['a token', ['', 'Bearer ', 'Basic ', 'Bearer a='], header('authorization')],
  ['the credentials of the client', ['Basic '], header('authorization', '/identity/me')],
  ['the id of a request', [''], header('x-request-id')],
  [
    'a body’s type',
    ['', 'application/json;'],
    inject((type) => ({
      method: 'POST',
      url: '/v1/analytics/events',
      headers: { 'content-type': type },
      payload: '{}',
    })),
  ],
  [
    'an address of mail in a form',
    ['', 'a@'],
    form('/identity/change_password', 'email', { client_id: 'social-shop', connection: 'auth0' }),
  ],
  ['a grant', [''], form('/token/', 'grant_type')],
  [
    'where to go after sign-out',
    ['', 'http://'],
    at('/identity/session/end?client_id=social-shop&post_logout_redirect_uri=*'),
  ],
  ['the wanted languages', ['', 'en', 'en;q=0.'], (acceptLanguage) => languageOf({ acceptLanguage })],
  ['the languages of a request to sign in', ['', 'en '], (uiLocales) => languageOf({ uiLocales })],
  ['a cookie', ['', 'locale='], (cookie) => languageOf({ cookie })],
  ['an address of mail', ['', 'a@', 'a@b'], emailProblem],
  ['a password', [''], (password) => passwordProblem(password, { isCreator: true })],
  ['a hashtag', ['#'], normalizeHashtag],
  ['the words of a text', ['', '#', '연', "l'"], (text) => [...wordsOf(fold(text))]],
  ['a query', [''], cutQuery],
  ['a name', [''], slugOf],
  ['an amount of money', ['', '1.'], (amount) => readMoney(amount, 'USD')],
  ['a description', ['', '<p>', '<!--'], cleanDescription],
  ['a table of products', ['', 'Handle,Title\n', 'id\ttitle\n'], file('products.csv')],
  ['a feed of products', ['<', '<rss><channel><item><g:id>'], file('products.xml')],
];

/** CPU milliseconds of this process, the fastest of four runs: other processes do not count. */
async function quickest(ask: () => unknown) {
  let best = Infinity;
  for (let turn = 0; turn < 4 && best > MOST_MS; turn += 1) {
    const before = process.cpuUsage();
    await ask();
    best = Math.min(best, process.cpuUsage(before).user / 1_000);
  }
  return best;
}

it.each(readers)('15 kB of any letters as %s take linear time (K-X01)', async (_, beginnings, ask) => {
  const slow: string[] = [];
  for (const beginning of beginnings) {
    for (const letter of letters) {
      for (const end of ends) {
        for (const length of LENGTHS) {
          const text = beginning + letter.repeat((length - beginning.length - end.length) / letter.length) + end;
          const ms = await quickest(() => ask(text));
          if (ms <= MOST_MS) continue;
          slow.push(`${length} letters of ${beginning}${letter}…${end}: ${Math.round(ms)} ms`);
          break;
        }
      }
    }
  }
  expect(slow).toEqual([]);
});
