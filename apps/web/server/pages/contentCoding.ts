import Negotiator from 'negotiator';
import type { IncomingHttpHeaders } from 'node:http';

/** Browsers send some thirty characters. */
const LONGEST_LIST = 1_024;

/** Whether brotli is wanted (RFC 9110, section 12.5.3). A request that names no coding, or far too many, gets none. */
export function acceptsBrotli({ headers }: { readonly headers: IncomingHttpHeaders }): boolean {
  const given = headers['accept-encoding'];
  if (typeof given !== 'string' || given.length > LONGEST_LIST) return false;
  return new Negotiator({ headers: { 'accept-encoding': given } }).encodings(['br']).length > 0;
}
