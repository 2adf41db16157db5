import ipaddr from 'ipaddr.js';

/** IPv6 that is routed on the internet (RFC 4291, section 2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is on the public internet: not loopback, private, link-local, shared, reserved, or one of these in a public wrapper
 * (mapped, 6to4, Teredo, NAT64). Anything that is not an IP address is not.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalUnicast);
}

/**
 * Parses the URL of a picture that may be fetched: https, the default port, no user, and no address of this network.
 *
 * @throws an error that says what is wrong with it.
 */
export function pictureUrl(text: string): URL {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:') throw new Error('not an https address');
  if (url.username || url.password) throw new Error('an address with a user in it');
  if (url.port) throw new Error(`port ${url.port}`);
  // URL has already converted decimal, octal and hexadecimal forms to dotted ones.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isPublicAddress(host)) throw new Error(`${host} is not a public address`);
  return url;
}
