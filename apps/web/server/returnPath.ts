const BASE = 'http://return.invalid';

/** Only characters that an address may contain unencoded: no backslash, no control or space, nothing that a browser would rewrite. */
const PLAIN = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/**
 * Visitors never return to these, because they act or would redirect back here (S2, T26). The page for a new password does neither, and it
 * requires sign-in first, so visitors return to it.
 */
const NEVER = new Set([
  'login',
  'signup',
  'logout',
  'auth',
  'forgot-password',
  'user',
  'locale',
  'api',
  'images',
  'clips',
]);

/** Compared by the first segment, as routes compare it: in any case, and decoded (S34). */
const isNever = (decoded: string) => NEVER.has(decoded.split('/')[1]?.toLowerCase() ?? '');

const stays = (path: string) => {
  const { origin, pathname } = new URL(path, BASE);
  return origin === BASE && !pathname.startsWith('//');
};

/**
 * The one function for every place to return to: a path of this shop, or `/` (T23). It holds after one more percent-decoding, because a
 * proxy behind us may do that.
 */
export function returnPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2_048 || !PLAIN.test(value)) return '/';
  try {
    const { pathname, search, hash } = new URL(value, BASE);
    const path = pathname + search + hash;
    const decoded = decodeURIComponent(pathname);
    if (!stays(value) || !stays(path) || /[\\\0-\x20]/.test(decoded) || !stays(decoded) || isNever(decoded)) return '/';
    return path;
  } catch {
    return '/';
  }
}
