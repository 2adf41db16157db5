import type { FastifyRequest } from 'fastify';
import { OWN_CALL_HEADER } from '../src/ownCall.ts';

/** A form of ours: from our own page by the browser's word, or by Origin where it does not give one (P15). */
export function fromOurPage({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === publicUrl : site === 'same-origin';
}

/**
 * A call of ours: with the header that other origins cannot send, and the browser's word where it gives one (W21); for a path, since only
 * proxies are asked for whole addresses (T39).
 */
export function isOurCall({ headers, originalUrl }: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return (
    headers[OWN_CALL_HEADER] === '1' &&
    originalUrl.startsWith('/') &&
    (site === undefined || site === 'same-origin') &&
    (origin === undefined || origin === publicUrl)
  );
}
