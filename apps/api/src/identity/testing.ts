import { createHash, randomBytes } from 'node:crypto';
import type { createApp } from '../app.ts';

type App = Awaited<ReturnType<typeof createApp>>;

const SHOP = 'http://localhost:4200';
const PLATFORM = 'http://localhost:4201';
const CALLBACK = `${SHOP}/auth/callback`;
const BASIC = `Basic ${Buffer.from('social-shop:secret').toString('base64')}`;

/** A browser without script at the platform: keeps cookies by path, follows redirects until they leave the platform. */
export function createBrowser(
  app: App,
  headers: Readonly<Record<string, string>> = {},
  origin = PLATFORM,
  /** Its IP address; that of this machine by default. */
  at: { readonly remoteAddress?: string } = {},
) {
  const jar = new Map<string, { value: string; path: string }>();

  async function request(method: 'GET' | 'POST', address: string, form?: Readonly<Record<string, string>>) {
    const url = new URL(address, origin);
    const cookie = [...jar]
      .filter(([, { path }]) => url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
      .join('; ');
    const response = await app.inject({
      method,
      ...at,
      url: url.pathname + url.search,
      headers: { ...headers, cookie, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const { name, value, path = '/', expires } of response.cookies) {
      const key = `${name} ${path}`;
      if (expires && expires < new Date()) jar.delete(key);
      else jar.set(key, { value, path });
    }
    const { location } = response.headers;
    const next = typeof location === 'string' ? new URL(location, url).href : undefined;
    return { status: response.statusCode, headers: response.headers, body: response.body, url: url.href, next };
  }

  async function follow(response: Awaited<ReturnType<typeof request>>) {
    let at = response;
    while (at.next?.startsWith(`${origin}/`)) at = await request('GET', at.next);
    return at;
  }

  /** Sends a page's first form: to its action, with its hidden fields. */
  async function send(page: { body: string; url: string }, fields: Readonly<Record<string, string>>) {
    const [form = ''] = page.body.match(/<form[\s\S]*?<\/form>/) ?? [];
    const action = /action="([^"]*)"/.exec(form)?.[1]?.replaceAll('&amp;', '&') ?? page.url;
    const hidden = Array.from(form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g), ([, name, value]) => [
      name,
      value,
    ]);
    return request('POST', new URL(action, page.url).href, { ...Object.fromEntries(hidden), ...fields });
  }

  return {
    jar,
    get: async (address: string) => follow(await request('GET', address)),
    submit: async (...form: Parameters<typeof send>) => follow(await send(...form)),
    /** The same two without following redirects. */
    once: (address: string) => request('GET', address),
    step: send,
  };
}

/** The host's side of one sign-in, by hand. */
export function createAttempt(parameters: Readonly<Record<string, string>> = {}) {
  const codeVerifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: 'social-shop',
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid profile email consumer offline_access',
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  });
  return { codeVerifier, url: `/identity/auth?${query}` };
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly scope: string;
  readonly expires_in: number;
}

/** A call of the token endpoint as the host makes it. */
export async function askForTokens(app: App, form: Readonly<Record<string, string>>, path = '/identity/token') {
  const response = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: BASIC },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: response.statusCode, body: response.json() as Tokens & { error?: string } };
}

/** Exchanges the code with which a browser returned. */
export async function redeem(app: App, backAt: string | undefined, codeVerifier: string) {
  const code = new URL(backAt ?? CALLBACK).searchParams.get('code') ?? '';
  return askForTokens(app, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: CALLBACK,
    code_verifier: codeVerifier,
  });
}

export const claimsIn = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

export const userinfo = (app: App, token: string, path = '/identity/me') =>
  app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
