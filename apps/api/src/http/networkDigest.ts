import { networksOf } from '@social-shop/environment';
import { createHmac } from 'node:crypto';

const BYTES = 12;

/**
 * Distinguishes visitors without storing who they are: a keyed digest of an address, or of the /64 of IPv6, together with `period`.
 *
 * @param period a text that changes when visitors shall count as new, such as the hour.
 */
export function networkDigest(secret: Buffer, address: string, period: string): string {
  const [network = address] = networksOf(address);
  return createHmac('sha256', secret).update(`${period} ${network}`).digest().subarray(0, BYTES).toString('base64url');
}
