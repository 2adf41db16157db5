import { expect, it } from 'vitest';
import { isPublicAddress, pictureUrl } from './publicAddress.ts';

it.each(['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  '127.0.0.1',
  '127.255.255.254',
  '::1',
  '::',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '::127.0.0.1',
  'fd00::1',
  'fc00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each([
  'https://127.0.0.1/a.jpg',
  'https://2130706433/a.jpg',
  'https://0x7f000001/a.jpg',
  'https://0177.0.0.1/a.jpg',
  'https://127.1/a.jpg',
  'https://0/a.jpg',
  'https://[::1]/a.jpg',
  'https://[::ffff:127.0.0.1]/a.jpg',
  'https://[fd00::1]/a.jpg',
  'https://169.254.169.254/latest/meta-data',
  'https://１２７.0.0.1/a.jpg',
  'http://example.com/a.jpg',
  'ftp://example.com/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'https://user:secret@example.com/a.jpg',
  'https://example.com:8443/a.jpg',
  '//example.com/a.jpg',
  'not an address',
  '',
])('%s is not fetched', (address) => {
  expect(() => pictureUrl(address)).toThrow();
});

it('accepts an ordinary address', () => {
  expect(pictureUrl('https://images.example.com/shirt.jpg?width=925').hostname).toBe('images.example.com');
});
