import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeHashtag } from './hashtag.ts';

it.each([
  ['#Linen', 'linen'],
  ['ÉTÉ2026', 'été2026'],
  ['e\u0301te\u0301', 'été'],
  // J with a caron has one sign only in lower case.
  ['J\u030C', '\u01F0'],
])('writes %s as %s', (given, expected) => {
  expect(normalizeHashtag(given)).toBe(expected);
});

it('has one spelling: the own spelling of a hashtag is itself, so that no page redirects forever', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (given) => {
      const name = normalizeHashtag(given.replaceAll('#', ''));
      expect(normalizeHashtag(name)).toBe(name);
      expect(normalizeHashtag(`#${name}`)).toBe(name);
    }),
  );
});
