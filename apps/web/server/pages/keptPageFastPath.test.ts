import fc from 'fast-check';
import Fastify from 'fastify';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createChoices } from './choices.ts';
import { createFastPath } from './keptPageFastPath.ts';
import type { KeptPage } from './pageCache.ts';

const page: KeptPage = { page: 'home', bytes: Buffer.from('kept'), headers: { 'content-length': '4', etag: 'page' } };

let pages: Map<string, KeptPage>;
let sent: string[];
let host: ReturnType<typeof setUp>;

const choicesOf = createChoices({ pseudoLocales: false });
const nobody = { flags: {}, variants: {} };
const assignmentOf = () => nobody;

/** A framework that responds with 'rendered' and lets the fast path remember each request. */
function setUp() {
  const fastPath = createFastPath({
    kept: (key) => pages.get(key),
    headers: { 'x-frame-options': 'DENY' },
    onSent: (_, id) => sent.push(id),
    choicesOf,
    assignmentOf,
  });
  const framework = Fastify({
    serverFactory: (handle) =>
      createServer((request, response) => {
        if (!fastPath.send(request, response)) handle(request, response);
      }),
  });
  framework.all('/*', async (request) => {
    fastPath.remember(request.raw, 'key', ['next']);
    return 'rendered';
  });
  return { fastPath, framework };
}

beforeEach(async () => {
  pages = new Map([['key', page]]);
  sent = [];
  host = setUp();
  await host.framework.listen({ port: 0 });
});
afterEach(() => host.framework.close());

function ask(headers: Record<string, string> = {}, { path = '/', method = 'GET' } = {}) {
  const { port } = host.framework.server.address() as AddressInfo;
  return new Promise<{ body: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = httpRequest({ port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (data: Buffer) => (body += data.toString()));
      response.on('end', () => resolve({ body, headers: response.headers }));
    });
    sent.on('error', reject).end();
  });
}

const asked = { 'accept-encoding': 'br', 'accept-language': 'en', cookie: 'theme=dark' };

it('sends the kept page for the same request, with the common headers and an id', async () => {
  expect((await ask(asked)).body).toBe('rendered');
  const again = await ask({ ...asked, 'x-request-id': 'visitor-1', 'user-agent': 'another' });
  expect(again.body).toBe('kept');
  expect(again.headers).toMatchObject({ etag: 'page', 'x-frame-options': 'DENY', 'x-request-id': 'visitor-1' });
  expect(sent).toEqual(['visitor-1']);
});

it.each<[string, Record<string, string>, object?]>([
  ['another coding', { ...asked, 'accept-encoding': 'gzip' }],
  ['another language', { ...asked, 'accept-language': 'de' }],
  ['another theme', { ...asked, cookie: 'theme=light' }],
  ['no cookie', { 'accept-encoding': 'br', 'accept-language': 'en' }],
  ['a decision about cookies', { ...asked, cookie: 'theme=dark; consent=decline' }],
  ['Global Privacy Control', { ...asked, 'sec-gpc': '1' }],
  ['another address', asked, { path: '/?next=1' }],
  ['another method', asked, { method: 'POST' }],
  ['a cookie that looks like a language', { 'accept-encoding': 'br', cookie: 'en\\ntheme=dark' }],
  ['a session cookie', { ...asked, cookie: 'theme=dark; session=1' }],
  ['a session cookie over https', { ...asked, cookie: '__Host-session=1; theme=dark' }],
  ['a session cookie without a value', { ...asked, cookie: 'theme=dark; session=' }],
])('leaves %s to the framework', async (_, headers, options) => {
  await ask(asked);
  expect((await ask(headers, options)).body).toBe('rendered');
});

it('remembers no page for a request with a session cookie', async () => {
  const signedIn = { ...asked, cookie: 'session=1; theme=dark' };
  await ask(signedIn);
  expect((await ask(signedIn)).body).toBe('rendered');
  expect((await ask(asked)).body).toBe('rendered');
});

it.each(['/?utm_source=mail', '/?gclid=1&utm_source=a%26b', '/?'])(
  'sends the same page for %s, which the page does not read',
  async (path) => {
    await ask(asked);
    expect((await ask(asked, { path })).body).toBe('kept');
  },
);

it('tells pages apart by the parameters they read, in any order', async () => {
  await ask(asked, { path: '/?next=1&gclid=1' });
  expect((await ask(asked, { path: '/?gclid=2&next=1' })).body).toBe('kept');
  expect((await ask(asked, { path: '/?next=2' })).body).toBe('rendered');
  expect((await ask(asked, { path: '/' })).body).toBe('rendered');
});

it('leaves everything to the framework once the page is no longer kept, or the host stops', async () => {
  await ask(asked);
  pages.clear();
  expect((await ask(asked)).body).toBe('rendered');
  pages.set('key', page);
  expect((await ask(asked)).body).toBe('kept');
  host.fastPath.close();
  expect((await ask(asked)).body).toBe('rendered');
});

it('does not remember an address that is too long', async () => {
  const path = `/?next=${'x'.repeat(3_000)}`;
  await ask(asked, { path });
  expect((await ask(asked, { path })).body).toBe('rendered');
});

describe('for any visitor', () => {
  type Header = string | undefined;
  interface Sent {
    readonly cookies: readonly string[];
    readonly language: Header;
    readonly control: Header;
  }

  const ours = new Set(['locale', 'theme', 'consent', 'session', '__Host-session']);
  const piece = fc
    .oneof(
      fc.string({ unit: fc.constantFrom('a', 'Z', '=', '"', '%', '%3B', ' ', ',', 'é', '\\', 'locale', 'theme') }),
      fc.constantFrom(
        '_ga=GA1.1.1',
        'locale',
        'my-theme=dark',
        'Theme=light',
        'x="a',
        'vid=%E0%A4',
        '=',
        '__proto__=1',
      ),
    )
    .filter((text) => !ours.has(text.slice(0, Math.max(0, text.indexOf('='))).trim()));
  const foreign = fc.array(fc.record({ text: piece, at: fc.nat({ max: 20 }) }), { maxLength: 12 });

  type Visitor = Readonly<Record<'locale' | 'theme' | 'consent' | 'language' | 'control', Header>>;
  const visitor: fc.Arbitrary<Visitor> = fc.record({
    locale: fc.constantFrom(undefined, 'de', 'fr', 'en-GB', 'xx', '"de"', 'd%65', ''),
    theme: fc.constantFrom(undefined, 'light', 'dark', 'purple', ''),
    consent: fc.constantFrom(undefined, 'accept', 'decline', 'maybe', ''),
    language: fc.constantFrom(undefined, 'de-AT,de;q=0.9', 'en-AU', 'tlh', 'de;q=0,fr', ';'),
    control: fc.constantFrom(undefined, '1', '0'),
  });

  const codes: Readonly<Record<string, string>> = { de: 'de', fr: 'fr', 'en-GB': 'en-GB' };
  const languages: Readonly<Record<string, string>> = { 'de-AT,de;q=0.9': 'de', 'en-AU': 'en-GB', 'de;q=0,fr': 'fr' };
  /** The variant according to the product's decisions (L2, S21, P6). */
  const meaning = ({ locale = '', theme = '', consent = '', language = '', control }: Visitor) => [
    codes[locale] ?? languages[language] ?? 'en',
    theme === 'light' || theme === 'dark' ? theme : 'system',
    control === '1' ? 'refused' : consent === 'accept' || consent === 'decline' ? 'decided' : 'open',
  ];

  const cookiesOf = ({ locale, theme, consent }: Visitor) =>
    Object.entries({ locale, theme, consent }).flatMap(([name, value]) =>
      value === undefined ? [] : `${name}=${value}`,
    );
  const sent = (of: Visitor, cookies = cookiesOf(of)): Sent => ({
    cookies,
    language: of.language,
    control: of.control,
  });

  /** A request as Node passes it, and whether the fast path sent a response. */
  const requestOf = ({ cookies, language, control }: Sent) =>
    ({
      method: 'GET',
      url: '/home',
      headers: {
        'accept-encoding': 'gzip, br',
        ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...(control === undefined ? {} : { 'sec-gpc': control }),
      },
    }) as unknown as IncomingMessage;
  const found = (fastPath: ReturnType<typeof createFastPath>, request: Sent) =>
    fastPath.send(requestOf(request), {
      writeHead: () => undefined,
      end: () => undefined,
    } as unknown as ServerResponse);
  function after(request: Sent) {
    const fastPath = createFastPath({
      kept: () => page,
      headers: {},
      onSent: () => undefined,
      choicesOf,
      assignmentOf,
    });
    fastPath.remember(requestOf(request), 'key', []);
    return fastPath;
  }

  it('other cookies, with any value and in any position, change nothing', () => {
    fc.assert(
      fc.property(visitor, foreign, (one, others) => {
        const cookies = cookiesOf(one);
        for (const { text, at } of others) cookies.splice(at % (cookies.length + 1), 0, text);
        // If a name is repeated, the first counts.
        cookies.push(...cookiesOf(one).map((cookie) => `${cookie.split('=')[0]}=en-GB`));
        expect(found(after(sent(one)), sent(one, cookies))).toBe(true);
        expect(found(after(sent(one, cookies)), sent(one))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('two requests share a page exactly if cookies, language and Global Privacy Control mean the same', () => {
    fc.assert(
      fc.property(visitor, visitor, (one, another) => {
        const same = meaning(one).join() === meaning(another).join();
        expect(found(after(sent(one)), sent(another))).toBe(same);
      }),
      { numRuns: 500 },
    );
  });
});
