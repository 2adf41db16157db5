import Negotiator from 'negotiator';
import type { IncomingHttpHeaders } from 'node:http';

/** A content coding that pages are sent in, by its name in `Accept-Encoding` and `Content-Encoding`. */
export type Coding = 'br' | 'zstd';

/** Browsers send about thirty characters. */
const LONGEST_LIST = 1_024;

/** `preferred` decides between codings of equal weight. The types are of an earlier version, without it. */
interface Encodings {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
}

/**
 * Returns the first of these codings that a request accepts with its highest weight (RFC 9110, section 12.5.3), or undefined. A client
 * must name a coding to get it: `*` and a list that is far too long get the text uncompressed.
 */
export function acceptedCoding(
  { headers }: { readonly headers: IncomingHttpHeaders },
  ...codings: readonly Coding[]
): Coding | undefined {
  const given = headers['accept-encoding'];
  if (typeof given !== 'string' || given.length > LONGEST_LIST) return undefined;
  const named = new Set(given.toLowerCase().split(/[\s,;]/));
  const offered = codings.filter((coding) => named.has(coding));
  const negotiator: Encodings = new Negotiator({ headers: { 'accept-encoding': given } });
  // By the client's weights: if `identity` weighs more than any coding, the page is not compressed.
  const [best] = negotiator.encodings([...offered, 'identity'], { preferred: offered });
  return offered.find((coding) => coding === best);
}

/** Whether a request accepts a kept page. Kept pages are in brotli only: every browser accepts it, and it is the smallest. */
export const acceptsKept = (request: { readonly headers: IncomingHttpHeaders }): boolean =>
  acceptedCoding(request, 'br') !== undefined;
