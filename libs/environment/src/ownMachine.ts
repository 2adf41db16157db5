import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';

/** Names of the machine itself on every machine. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Headers that a proxy adds: the original sender may be anywhere. */
const isOfProxy = (header: string) =>
  header.startsWith('x-forwarded-') || ['forwarded', 'via', 'x-real-ip'].includes(header);

type Arrived = Pick<IncomingMessage, 'headers'> & { readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/** Returns whether an address of a shop, such as `PUBLIC_URL`, names the machine itself. */
export const namesOwnMachine = (url: string): boolean => OWN_NAMES.includes(new URL(url).hostname);

/** Returns whether an IP address is a loopback address. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/**
 * Returns a check for the tools that exist only on one's own machine (P17): demo accounts, the outbox, faults and the like.
 *
 * @param publicUrl the address at which visitors reach the shop
 * @returns a function that is true for a request if that address is this machine, the connection comes from it without a proxy, and the
 * Host header names it, which no page of another site can make a browser send
 */
export function ownMachine(publicUrl: string): (request: Arrived) => boolean {
  if (!namesOwnMachine(publicUrl)) return () => false;
  return ({ headers, socket }) =>
    isLoopback(socket.remoteAddress) &&
    OWN_NAMES.includes((headers.host ?? '').toLowerCase().replace(/:\d{1,5}$/, '')) &&
    !Object.keys(headers).some(isOfProxy);
}
