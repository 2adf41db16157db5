/**
 * Cookies of a request by name. If a name is repeated, the first counts, because browsers send the closest path first. Values stay encoded:
 * ours need neither quotes nor percent-encoding.
 */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}
