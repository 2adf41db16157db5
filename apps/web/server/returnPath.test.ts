import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { returnPath } from './returnPath.ts';

const OURS = 'https://shop.test';
const vectors = `${import.meta.dirname}/../../../../shared/data/vectors/open-redirects.txt`;

/** Holds for every address that a browser is sent to, as it is and after one more decoding. */
function staysHome(given: string) {
  const path = returnPath(given);
  const url = new URL(path, OURS);
  expect(url.origin, given).toBe(OURS);
  expect(url.pathname.startsWith('//'), given).toBe(false);
  const decoded = new URL(decodeURIComponent(url.pathname), OURS);
  expect(decoded.origin, given).toBe(OURS);
  expect(decoded.pathname.startsWith('//'), given).toBe(false);
  return path;
}

describe('returnPath', () => {
  it.each(['/', '/home', '/posts/0b2f?li=1&ci=2', '/explore/maren.holt#feed', '/search?keyword=caf%C3%A9'])(
    'keeps %s',
    (path) => expect(returnPath(path)).toBe(path),
  );

  it.each([
    '//evil.test',
    '/\\evil.test',
    '/..//evil.test',
    '/%5cevil.test',
    '/%2Fevil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'https://evil.test',
    '/logout',
    '/login?x=1',
    '/auth/callback?code=1',
    `/${'a'.repeat(3_000)}`,
    undefined,
    ['/home'],
    42,
  ])('sends %j to the root', (value) => expect(returnPath(value)).toBe('/'));

  it.skipIf(!existsSync(vectors))('refuses the known open-redirect attempts (T23)', () => {
    const lines = readFileSync(vectors, 'utf8').split('\n').filter(Boolean);
    expect(lines.length).toBeGreaterThan(500);
    lines.forEach(staysHome);
  });

  it('refuses anything made of the characters of such attempts (T24)', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '\\',
        '\t',
        '\r',
        '\n',
        '%',
        '.',
        '@',
        ':',
        ';',
        '?',
        '#',
        '2f',
        '5c',
        '09',
        'evil.test',
        '\uff0e',
        '\u2044',
      ],
      '\u0000',
      'http',
      'javascript',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        staysHome(pieces.join(''));
        staysHome(`/${pieces.join('')}`);
      }),
      { numRuns: 3_000 },
    );
  });
});
