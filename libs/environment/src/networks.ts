import ipaddr from 'ipaddr.js';

/** Prefix lengths of one customer of an IPv6 provider, and of a site (RFC 6177). */
const PREFIXES = [64, 48];

/**
 * Returns the networks by which limits count an address, the narrowest first: an IPv4 address itself, also wrapped in IPv6; for IPv6, where
 * each customer has countless addresses, its /64 and its /48. A text that is not an address is its own network.
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
