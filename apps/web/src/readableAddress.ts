/**
 * Whether a path can be read: text in percent-encoding, without what browsers and routers take for something else (an empty segment or
 * one of dots, a backslash, a control character). The router would fail on some of these, and reports others with the whole address.
 */
export function isReadable(path: string): boolean {
  try {
    const segments = decodeURIComponent(path).split('/').slice(1);
    return segments.every(
      (segment, index) => !/^\.{1,2}$|[\\\p{Cc}]/u.test(segment) && (segment !== '' || index === segments.length - 1),
    );
  } catch {
    return false;
  }
}
