/** How this host writes cookies that scripts must not see: RFC 6265, with the prefix where the connection allows it (P4). */
export interface CookieKind {
  name(base: string): string;
  /** `maxAge` in seconds; without one the cookie ends with the browser. */
  set(name: string, value: string, maxAge: number | undefined): string;
  clear(name: string): string;
}

/** The names of the session's cookie, over https and over http. */
const SESSION_COOKIES = ['__Host-session', 'session'] as const;

/** Whether a request comes with a session's cookie, whatever that is worth. */
export const hasSessionCookie = (cookies: ReadonlyMap<string, string>): boolean =>
  SESSION_COOKIES.some((name) => cookies.has(name));

/** Browsers refuse `__Host-` without `Secure`, so on http the plain name serves. */
export function cookieKind(publicUrl: string): CookieKind {
  const secure = publicUrl.startsWith('https:');
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    name: (base) => (secure ? `__Host-${base}` : base),
    set: (name, value, maxAge) => `${name}=${value}; ${maxAge === undefined ? '' : `Max-Age=${maxAge}; `}${attributes}`,
    clear: (name) => `${name}=; Max-Age=0; ${attributes}`,
  };
}
