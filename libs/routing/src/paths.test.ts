import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths, withQuery } from './paths.ts';

it('appends a query: arrays as repeated keys, undefined left out (specification 1, section 2)', () => {
  expect(withQuery('/search', { keyword: 'a b&c', type: ['post', 'creator'], debug: undefined, empty: [] })).toBe(
    '/search?keyword=a+b%26c&type=post&type=creator',
  );
  expect(withQuery('/home', { next: undefined })).toBe('/home');
});

it('writes the addresses of the specification', () => {
  expect(paths.root()).toBe('/');
  expect(paths.home()).toBe('/home');
  expect(paths.home({ next: 'MQ' })).toBe('/home?next=MQ');
  expect(paths.post('3f')).toBe('/posts/3f');
  expect(paths.creatorShop('ana.b')).toBe('/explore/ana.b');
  expect(paths.login()).toBe('/login');
  expect(paths.signup('/posts/3f?next=a&b')).toBe('/signup?from=%2Fposts%2F3f%3Fnext%3Da%26b');
  expect(paths.logout()).toBe('/logout');
  expect(paths.locale()).toBe('/locale');
});

it('keeps any value within its segment, so that the route reads the same value', () => {
  // Browsers resolve '.' and '..' in any encoding; neither is an id or a display name.
  const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '.' && text !== '..');
  fc.assert(
    fc.property(value, (displayName) => {
      const { pathname, search, hash } = new URL(paths.creatorShop(displayName), 'https://shop.test');
      expect(search + hash).toBe('');
      const matches = matchRoutes([{ path: 'explore/:displayName' }], pathname);
      expect(matches?.[0]?.params.displayName).toBe(displayName);
    }),
  );
});
