import { lang, offeredLocales, pseudoLocales } from '@social-shop/i18n';
import { expect, test } from 'vitest';
import { HOST_URL } from '../src/addresses.ts';
import { posts } from '../src/platform.ts';
import { ask, rootAttribute } from './ask.ts';

const REQUESTS = 200;
const AT_ONCE = 8;

/** A generator of numbers below 1, the same in every run (mulberry32). */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test('200 interleaved requests: no response contains data of another visitor (T51)', async () => {
  const all = await posts();
  const next = random(1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const visitors = Array.from({ length: REQUESTS }, (_, index) => ({
    locale: pick([...offeredLocales, ...pseudoLocales]).code,
    theme: pick(['light', 'dark', undefined]),
    post: pick(all),
    canary: `canary-${index}-${Math.floor(next() * 1e9)}`,
  }));

  const visit = async ({ locale, theme, post, canary }: (typeof visitors)[number]) => {
    const response = await ask(`/posts/${post.id}?x=${canary}`, {
      headers: { cookie: `locale=${locale}; mine=${canary}${theme ? `; theme=${theme}` : ''}` },
    });
    expect(response.status).toBe(200);
    expect(rootAttribute(response, 'lang')).toBe(lang(locale));
    expect(rootAttribute(response, 'data-theme')).toBe(theme);
    expect(response.body).toContain(`<link rel="canonical" href="${HOST_URL}/posts/${post.id}"`);
    const state = JSON.parse(/id="state">([^<]*)</.exec(response.body)?.[1] ?? '') as {
      locale: string;
      theme?: string;
    };
    expect([state.locale, state.theme]).toEqual([locale, theme]);
    expect(new Set(response.body.match(/canary-\d+-\d+/g) ?? [canary])).toEqual(new Set([canary]));
    expect(response.headers['set-cookie']).toBeUndefined();
  };
  const waiting = [...visitors];
  const visitor = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) await visit(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
});
