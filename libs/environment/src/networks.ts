import ipaddr from 'ipaddr.js';

/** What one customer of an IPv6 provider gets, and what a site does (RFC 6177). */
const PREFIXES = [64, 48];

/**
 * The networks that limits count an address by, the narrowest first: an IPv4 address itself, also where IPv6 wraps it; of IPv6,
 * where everybody has addresses without number, its /64 and its /48. What is no address is its own network.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [parsed.toString()];
  const [narrow, wide] = PREFIXES.map((bits) => {
    const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${bits}`);
    return `${network.toString()}/${bits}`;
  });
  return [narrow ?? address, wide ?? address];
}
