import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The path and query that a request asks for (RFC 9112, section 3.2): of an absolute address those in it, whatever host it names.
 * Undefined for anything else, such as the `*` of OPTIONS.
 */
export function targetOf({ url = '' }: Pick<IncomingMessage, 'url'>): string | undefined {
  if (url.startsWith('/')) return url;
  const address = URL.parse(url);
  return address && /^https?:$/.test(address.protocol) ? address.pathname + address.search : undefined;
}

/** Refuses a request target that names no path of this host, before anything reads it. */
export function refuseTarget(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  const more = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(400, { ...headers, ...more }).end('400\n');
}
