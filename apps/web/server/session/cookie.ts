/** How this host writes cookies that scripts must not read: RFC 6265, with the prefix where the connection allows it (P4). */
export interface CookieKind {
  name(base: string): string;
  /** `maxAge` in seconds. Without it the cookie ends with the browser session. */
  set(name: string, value: string, maxAge: number | undefined): string;
  clear(name: string): string;
}

/** The names of the session's cookie, over https and over http. */
const SESSION_COOKIES = ['__Host-session', 'session'] as const;

/** Whether a request carries a session cookie, valid or not. */
export const hasSessionCookie = (cookies: ReadonlyMap<string, string>): boolean =>
  SESSION_COOKIES.some((name) => cookies.has(name));

/** Browsers refuse `__Host-` without `Secure`, so the name has no prefix on http. */
export function cookieKind(publicUrl: string): CookieKind {
  const secure = publicUrl.startsWith('https:');
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    name: (base) => (secure ? `__Host-${base}` : base),
    set: (name, value, maxAge) => `${name}=${value}; ${maxAge === undefined ? '' : `Max-Age=${maxAge}; `}${attributes}`,
    clear: (name) => `${name}=; Max-Age=0; ${attributes}`,
  };
}
