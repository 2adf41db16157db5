import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { HOST_URL, PLATFORM_URL } from '../src/addresses.ts';
import { pageAddresses } from '../src/pages.ts';
import { fail, somePost } from '../src/platform.ts';
import { ask, type HostResponse } from './ask.ts';

const sample = await somePost();
const { post, creator } = sample;

/** Addresses of pages, with the call to fail, and the status of both. */
const failing: readonly [path: string, call: string, status: number][] = [
  [`/posts/${post.id}`, '/v2/ltks', 500],
  [`/posts/${post.id}`, '/v2/ltks', 503],
  [`/explore/${creator.display_name}`, '/v2/profiles/', 500],
  [`/explore/${creator.display_name}`, '/v2/profiles/', 503],
];

/** Nothing inline executes, and the policy has the hash of each inline style (T57, T59). */
function checkPolicy({ headers, body }: HostResponse, path: string) {
  const policy = String(headers['content-security-policy']);
  const directives = new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  expect(policy, path).not.toMatch(/unsafe|nonce|\*/);
  for (const [name, sources] of directives) {
    // A form may redirect to the provider; everything else stays on the shop's origin.
    const allowed = name === 'form-action' ? [HOST_URL, PLATFORM_URL] : [HOST_URL];
    const others = sources.filter((source) => /^https?:/.test(source) && !allowed.includes(source));
    expect(others, `${path} ${name}`).toEqual([]);
  }
  expect(directives.get('default-src'), path).toEqual(["'none'"]);
  expect(directives.get('script-src'), path).toEqual(["'self'"]);
  expect(directives.get('frame-ancestors'), path).toEqual(["'none'"]);
  expect(directives.get('base-uri'), path).toEqual(["'none'"]);
  expect(directives.get('require-trusted-types-for'), path).toEqual(["'script'"]);
  expect(directives.get('trusted-types'), path).toEqual(["'none'"]);

  for (const [, attributes = '', code] of body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (code) expect(attributes, path).toMatch(/type="application\/(ld\+)?json"/);
    else expect(attributes, path).toMatch(/src="\/assets\//);
  }
  const hashes = Array.from(
    body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g),
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  expect(directives.get('style-src'), path).toEqual(["'self'", ...new Set(hashes)]);
  const markup = body.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(markup, path).not.toMatch(/<[^<>]* style="/);
  expect(markup, path).not.toMatch(/<[^<>]* on[a-z]+="/i);
}

/** Headers of every response of the host (T63). */
function checkHeaders({ headers }: HostResponse, path: string) {
  expect(headers, path).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers['permissions-policy'], path).toContain('geolocation=()');
  expect(headers['cross-origin-resource-policy'], path).toBe(
    path.startsWith('/images/') ? 'cross-origin' : 'same-origin',
  );
  expect(headers, path).not.toHaveProperty('server');
  expect(headers, path).not.toHaveProperty('x-powered-by');
  expect(headers, path).not.toHaveProperty('access-control-allow-origin');
  // A browser ignores it over http, and on a development machine it must not be set.
  expect(headers, path).not.toHaveProperty('strict-transport-security');
}

function checkPage(response: HostResponse, path: string) {
  checkPolicy(response, path);
  checkHeaders(response, path);
  expect(response.headers['cache-control'], path).toMatch(/^private, no-(cache|store)$/);
  expect(response.headers.vary, path).toMatch(/cookie/i);
  expect(response.headers.vary, path).toMatch(/accept-language/i);
  expect(response.headers['set-cookie'], path).toBeUndefined();
  const noindex = response.status >= 400;
  expect(response.body.includes('<meta name="robots" content="noindex"'), path).toBe(noindex);
  expect(response.headers['x-robots-tag'], path).toBe(noindex ? 'noindex' : undefined);
}

test('every page carries the policy and the headers, whatever its status (T57, T59, T63, T64)', async () => {
  for (const [path, status] of pageAddresses(sample)) {
    const response = await ask(path);
    expect(response.status, path).toBe(status);
    checkPage(response, path);
  }
});

test('every error page does, too', async () => {
  for (const [path, call, status] of failing) {
    await fail({ path: call, status, times: 2 });
    const response = await ask(path);
    expect(response.status, path).toBe(status);
    checkPage(response, path);
  }
});

test('responses that are not pages carry the headers, too (T63)', async () => {
  const { body } = await ask('/');
  const assets = [...body.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  const picture = /src="[^"]*(\/images\/[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(assets.length).toBeGreaterThan(1);
  for (const path of [
    ...assets,
    picture,
    '/icon.svg',
    '/health',
    '/ready',
    '/assets/no-such-file.js',
    '/favicon.ico',
    '/api/v2/nothing',
  ]) {
    checkHeaders(await ask(path), path);
  }
  checkHeaders(await ask('/api/v1/experiments/', { headers: { 'x-shop-request': '1' } }), '/api/v1/experiments/');
  for (const path of assets) expect((await ask(path)).headers['cache-control'], path).toContain('immutable');
});

test('host and protocol of a request do not reach a page (T44)', async () => {
  const { body } = await ask(`/posts/${post.id}`, {
    headers: {
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.test',
      host: 'evil.test',
    },
  });
  expect(body).not.toContain('evil.test');
  expect(body).toContain(`<link rel="canonical" href="${HOST_URL}/posts/${post.id}"`);
});

test('tile positions of the server’s page are one style block, and its policy has exactly that hash', async () => {
  const { body, headers } = await ask('/');
  expect(body.match(/<style/g)).toHaveLength(1);
  expect(body).not.toMatch(/ style="/);
  expect(String(headers['content-security-policy'])).toMatch(/style-src 'self' 'sha256-[^' ]+';/);
});
