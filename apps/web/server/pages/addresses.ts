/** Each page has one address: the one without a slash at the end (K-E03). */
export function withoutTrailingSlash(path: string): string {
  return path.startsWith('//') ? path : path.replace(/(?<!^|\/)\/+$/, '');
}

/** Splits a request target at its query, which begins with the question mark. */
export function splitTarget(target: string): readonly [path: string, query: string] {
  const end = target.search(/[?#]/);
  return end < 0 ? [target, ''] : [target.slice(0, end), target.slice(end)];
}

/**
 * Whether an address is written as our links write it. Needless percent-encoding or a repeated parameter gives one page countless
 * addresses, so pages at those are not kept.
 */
export function isOwnSpelling({ pathname, searchParams }: URL): boolean {
  const segments = pathname.split('/').map((segment) => encodeURIComponent(decodeURIComponent(segment)));
  return segments.join('/') === pathname && new Set(searchParams.keys()).size === searchParams.size;
}

/** Splits an address into what its page reads, in a fixed order, and the rest. */
export function pageAddress(asked: URL, declared: readonly string[]) {
  const url = new URL(asked);
  const rest = new URLSearchParams();
  url.search = '';
  for (const [name, value] of asked.searchParams) {
    (declared.includes(name) ? url.searchParams : rest).append(name, value);
  }
  url.searchParams.sort();
  return { url, rest };
}

/** A redirect within the shop keeps parameters that no page reads: scripts of the target read a campaign's parameters. */
export function withRest(location: string, rest: URLSearchParams): string {
  if (rest.size === 0 || !location.startsWith('/')) return location;
  const [address = '', hash] = location.split('#', 2);
  return `${address}${address.includes('?') ? '&' : '?'}${rest}${hash === undefined ? '' : `#${hash}`}`;
}
