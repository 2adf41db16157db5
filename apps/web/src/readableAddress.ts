/**
 * Returns the status with which a path is refused: 400 if it cannot be read (bad percent-encoding, a backslash or a control character,
 * which browsers interpret differently), 404 if a segment is empty or consists of dots. Undefined for every other path. The router would
 * fail on some of these, and reports others with the whole address.
 */
export function refusalOf(path: string): 400 | 404 | undefined {
  try {
    const decoded = decodeURIComponent(path);
    if (/[\\\p{Cc}]/u.test(decoded)) return 400;
    const segments = decoded.split('/').slice(1);
    const isNone = (segment: string, index: number) =>
      /^\.{1,2}$/.test(segment) || (segment === '' && index < segments.length - 1);
    return segments.some(isNone) ? 404 : undefined;
  } catch {
    return 400;
  }
}
