import { describe, expect, it } from 'vitest';
import { namesOwnMachine, ownMachine } from './index.ts';

const arrived = (remoteAddress: string | undefined, headers: Record<string, string | undefined>) => ({
  headers,
  socket: { remoteAddress },
});

// K-X02, K-X03, K-X04
describe('tools for one’s own machine', () => {
  it.each([
    ['127.0.0.1', 'localhost:4201'],
    ['::ffff:127.0.0.1', '127.0.0.1:4201'],
    ['::1', '[::1]:4201'],
    ['127.0.0.1', 'LOCALHOST'],
  ])('are available to %s that asks for %s', (address, host) => {
    for (const publicUrl of ['http://localhost:4200', 'http://127.0.0.1:4200', 'https://[::1]']) {
      expect(ownMachine(publicUrl)(arrived(address, { host }))).toBe(true);
    }
  });

  it.each([
    ['another machine', '192.0.2.2', { host: 'localhost:4201' }],
    ['another machine over IPv6', 'fd00::2', { host: 'localhost:4201' }],
    ['another machine, mapped', '::ffff:192.0.2.2', { host: 'localhost:4201' }],
    ['a connection that has gone', undefined, { host: 'localhost:4201' }],
    ['a name that was bound to this machine', '127.0.0.1', { host: 'evil.test:4201' }],
    ['a name that begins like it', '127.0.0.1', { host: 'localhost.evil.test' }],
    ['a name with a user before it', '127.0.0.1', { host: 'evil.test@localhost' }],
    ['the machine’s address in the network', '127.0.0.1', { host: '192.0.2.2:4201' }],
    ['no name', '127.0.0.1', {}],
    ['a proxy', '127.0.0.1', { host: 'localhost:4201', 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy that does not name the visitor', '127.0.0.1', { host: 'localhost:4201', 'x-forwarded-proto': 'https' }],
    ['a proxy by the standard', '127.0.0.1', { host: 'localhost:4201', forwarded: 'for=203.0.113.9' }],
    ['nginx in a common setup', '127.0.0.1', { host: 'localhost:4201', 'x-real-ip': '203.0.113.9' }],
    ['a cache', '127.0.0.1', { host: 'localhost:4201', via: '1.1 cache' }],
  ])('are hidden from %s', (_what, address, headers) => {
    expect(ownMachine('http://localhost:4200')(arrived(address, headers))).toBe(false);
  });

  it('are disabled if visitors come from elsewhere', () => {
    for (const publicUrl of ['https://shop.example', 'http://192.0.2.2:4200', 'http://localhost.evil.test']) {
      expect(namesOwnMachine(publicUrl)).toBe(false);
      expect(ownMachine(publicUrl)(arrived('127.0.0.1', { host: 'localhost' }))).toBe(false);
    }
  });
});
