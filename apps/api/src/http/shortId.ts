/** A UUID as the 22 characters of base64url, for addresses that a page repeats hundreds of times. */
export const toShortId = (uuid: string): string => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');

/** JSON schema's pattern of a short id: 21 characters of 6 bits and one of 2, so each id has one short form. */
export const shortIdPattern = '^[A-Za-z0-9_-]{21}[AQgw]$';

/** The UUID of a short id; a UUID is returned as it is. */
export function fromShortId(id: string): string {
  if (id.length === 36) return id;
  const hex = Buffer.from(id, 'base64url').toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
