import Negotiator from 'negotiator';
import type { IncomingHttpHeaders } from 'node:http';

/** A content coding that pages are sent in, by its name in `Accept-Encoding` and `Content-Encoding`. */
export type Coding = 'br' | 'zstd';

/** Browsers send some thirty characters. */
const LONGEST_LIST = 1_024;

/** `preferred` decides between codings of equal weight. The types are those of an earlier version, without it. */
interface Encodings {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
}

/**
 * The best of these codings, the first being the best, that a request accepts (RFC 9110, section 12.5.3); undefined for none. A coding is
 * never sent to a client that does not name it: `*` gets the text as it is, and so does a list that is far too long.
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
  // In the order of the client's weights; whoever weighs `identity` more than any coding gets none.
  const [best] = negotiator.encodings([...offered, 'identity'], { preferred: offered });
  return offered.find((coding) => coding === best);
}

/** Whether a request accepts a kept page. Pages are kept in brotli alone: every browser takes it, and it makes the fewest bytes. */
export const acceptsKept = (request: { readonly headers: IncomingHttpHeaders }): boolean =>
  acceptedCoding(request, 'br') !== undefined;
