import { expect, it } from 'vitest';
import { sqliteStore } from './sqliteStore.ts';
import type { SessionStore } from './store.ts';
import { USER_ID } from './testing/provider.ts';
import { startShop } from './testing/shop.ts';

/** A store that records writes. */
function watchedStore() {
  const writes: string[] = [];
  const store = sqliteStore(':memory:');
  const watched: SessionStore = {
    ...store,
    set: (...given) => (writes.push('set'), store.set(...given)),
    setFenced: (...given) => (writes.push('setFenced'), store.setFenced(...given)),
    destroy: (...given) => (writes.push('destroy'), store.destroy(...given)),
  };
  return { store: watched, writes };
}

/** The platform's responses to a sign-in by the password strategy. */
const accountBodies: Readonly<Record<string, object>> = {
  '/token/': { access_token: 'a', refresh_token: 'r', id_token: 'i', expires_in: 36_000 },
  '/userinfo/': { sub: `auth0|${USER_ID}`, email: 'maren@example.com', profile: {} },
};

/** An address that the route matches. */
const addressOf = (route: string) =>
  route.replace('*', 'home').replace(/:(\w+)/g, (_, name: string) => (name === 'invite' ? 'spring-2026' : 'auth0'));

it.each(['hosted', 'password'])(
  'a GET of any address of the host changes nothing, here or at the platform (%s, T35)',
  async (strategy) => {
    const { store, writes } = watchedStore();
    const shop = await startShop({ store, strategy });
    const browser = shop.browser();
    if (strategy === 'hosted') await browser.signIn();
    else {
      shop.platform.respond = ({ url = '' }) => ({ status: 200, body: accountBodies[url] ?? {} });
      await browser.call('/api/session/log-in', { method: 'POST', payload: { email: 'a@b.test', password: 'x' } });
    }
    expect(shop.gets).toEqual(expect.arrayContaining(['/logout', '/auth/callback', '/api/session', '/api/v2/ltks']));

    writes.length = shop.platform.calls.length = 0;
    const before = { ...shop.provider.calls };
    for (const route of shop.gets) {
      const { statusCode } = await browser.call(addressOf(route));
      expect(statusCode, route).toBeLessThan(500);
    }
    expect(writes).toEqual([]);
    expect(shop.platform.calls.length).toBeGreaterThan(10);
    expect(shop.platform.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(shop.provider.calls).toEqual(before);
    expect((await browser.session()).session).not.toBeNull();
    await shop.stop();
  },
);
