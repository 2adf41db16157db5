import { afterEach, expect, it } from 'vitest';
import { ledBy, visitIds } from './visit.ts';

const origin = 'https://shop.test';
const led = (search: string, referrer = '') => ledBy({ search, referrer, origin });

it('reads the campaign of a visit, and no other parameter (specification 1, section 9)', () => {
  expect(
    led('?utm_campaign=fall&utm_source=mail&utm_medium=email&utm_term=coats&utm_content=hero&utm_id=1&code=x&state=y'),
  ).toEqual({
    utm_campaign: 'fall',
    utm_source: 'mail',
    utm_medium: 'email',
    utm_term: 'coats',
    utm_content: 'hero',
  });
});

it.each([
  ['?ttclid=abc', { utm_source: 'tiktok_one' }],
  ['?ttclid=abc&utm_source=mail', { utm_source: 'mail' }],
  ['?ttclid=', {}],
])('takes a TikTok click id without a source for the source tiktok_one, and keeps no id: %s', (search, expected) => {
  expect(led(search)).toEqual(expected);
});

// T125
it.each([
  ['?utm_source=maren@example.com', ''],
  ['?utm_term=maren%40example.com', ''],
  ['', 'https://shop.test/auth/callback?code=x&state=y'],
  ['', 'about:blank'],
  ['', 'not an address'],
])('says nothing of an address or of its own pages: %s %s', (search, referrer) => {
  expect(led(search, referrer)).toEqual({});
});

it('reduces a referrer to its origin (T125)', () => {
  expect(led('', 'https://mail.test/inbox?user=maren@example.com#1')).toEqual({ referrer: 'https://mail.test' });
});

it('cuts what no campaign is called', () => {
  expect(led(`?utm_source=${'x'.repeat(5_000)}`)['utm_source']).toHaveLength(100);
});

afterEach(() => {
  for (const name of ['vid', 'ltk_sid']) document.cookie = `${name}=; Max-Age=0; path=/`;
});

it('holds a visit together by one id, and says the browser’s where the server has made one (K-N05)', () => {
  const { ltk_sid: first, vid } = visitIds();
  expect([first, vid]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), undefined]);
  document.cookie = 'vid=5f0c9a7e-3d0b-4c59-8f43-0a8f3a1f9d11; path=/';
  expect(visitIds()).toEqual({ ltk_sid: first, vid: '5f0c9a7e-3d0b-4c59-8f43-0a8f3a1f9d11' });
});
