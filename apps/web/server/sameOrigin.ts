import type { FastifyRequest } from 'fastify';
import { OWN_CALL_HEADER } from '../src/ownCall.ts';

/** Whether a form is ours: from our own page according to the browser, or according to Origin if the browser does not say (P15). */
export function fromOurPage({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === publicUrl : site === 'same-origin';
}

/**
 * Whether a call is ours: it has the header that other origins cannot send, and if the browser states an origin, it is ours (W21). Its
 * target must be a path, because only proxies are sent whole URLs (T39).
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
