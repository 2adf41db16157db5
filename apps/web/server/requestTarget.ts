import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Returns the path and query of a request target (RFC 9112, section 3.2). In an absolute address the host is ignored. Undefined for
 * anything else, such as the `*` of OPTIONS.
 */
export function targetOf({ url = '' }: Pick<IncomingMessage, 'url'>): string | undefined {
  if (url.startsWith('/')) return url;
  const address = URL.parse(url);
  return address && /^https?:$/.test(address.protocol) ? address.pathname + address.search : undefined;
}

/** Refuses a request target that is not a path of this host, before anything else reads it. */
export function refuseTarget(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  const more = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(400, { ...headers, ...more }).end('400\n');
}
