import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';

/** Names that mean the machine itself, wherever they are read. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** What a proxy adds to a request: whoever sent it first may be anywhere. */
const isOfProxy = (header: string) =>
  header.startsWith('x-forwarded-') || ['forwarded', 'via', 'x-real-ip'].includes(header);

type Arrived = Pick<IncomingMessage, 'headers'> & { readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/** Whether an address of a shop, such as `PUBLIC_URL`, names the machine itself. */
export const namesOwnMachine = (url: string): boolean => OWN_NAMES.includes(new URL(url).hostname);

/** Whether an IP address is one by which a machine reaches itself. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/**
 * Decides what may see the things that exist only on one's own machine (P17): demo people, the outbox, faults and the like.
 *
 * @param publicUrl where shoppers reach the shop
 * @returns a function that is true for a request where that is this machine, the connection comes from it by no proxy, and the
 * request's Host says so too, which no page of another site can make a browser do
 */
export function ownMachine(publicUrl: string): (request: Arrived) => boolean {
  if (!namesOwnMachine(publicUrl)) return () => false;
  return ({ headers, socket }) =>
    isLoopback(socket.remoteAddress) &&
    OWN_NAMES.includes((headers.host ?? '').toLowerCase().replace(/:\d{1,5}$/, '')) &&
    !Object.keys(headers).some(isOfProxy);
}
