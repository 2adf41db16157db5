import { expect, it } from 'vitest';
import { acceptedCoding, type Coding } from './contentCoding.ts';

const accepted = (given: string | undefined) =>
  acceptedCoding({ headers: given === undefined ? {} : { 'accept-encoding': given } }, 'zstd', 'br');

it.each<[header: string | undefined, coding: Coding | undefined]>([
  // Sent by browsers: with zstd and without.
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', undefined],
  ['zstd', 'zstd'],
  // Without a preference, or with an empty one, no compression (RFC 9110, section 12.5.3).
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  // Weights: the highest wins, and 0 is a refusal.
  ['zstd;q=0.5, br;q=1.0', 'br'],
  ['br;q=0.8, zstd;q=0.9', 'zstd'],
  ['br;q=0.5,zstd;q=0.5', 'zstd'],
  ['zstd;q=0, br', 'br'],
  ['zstd;q=0.000, br;q=0', undefined],
  ['gzip;q=1.0, br;q=0.001', 'br'],
  ['identity;q=1, br;q=0.5', undefined],
  ['identity;q=0.5, br', 'br'],
  ['identity;q=0, br;q=0.1', 'br'],
  // A browser that sends only `*` gets no coding. After the name of a coding, `*` is the weight of every coding that has no name.
  ['*', undefined],
  ['gzip, *', undefined],
  ['*;q=0', undefined],
  ['br, *;q=0', 'br'],
  ['br;q=0.2, *;q=0.9', undefined],
  // Names match in any case, any number of spaces is allowed, empty elements are skipped (section 5.6.1).
  ['BR', 'br'],
  [' , gzip ,\tZstd ; Q=0.5 , ', 'zstd'],
  ['br ;q=0.5', 'br'],
  // Names that only begin or end with a supported one.
  ['brotli, zstandard, x-br', undefined],
  ['x;a=br', undefined],
  // A malformed weight counts as a refusal.
  ['br;q=high', undefined],
  ['br;q=-1', undefined],
  ['br;q=NaN', undefined],
  [';;;,,,===', undefined],
  ['br'.repeat(500), undefined],
  [`br${', gzip'.repeat(200)}`, undefined],
])('of zstd and brotli, %j gets %s', (header, coding) => {
  expect(accepted(header)).toBe(coding);
});

it('offers only the codings that it is given', () => {
  expect(acceptedCoding({ headers: { 'accept-encoding': 'br, zstd' } }, 'br')).toBe('br');
  expect(acceptedCoding({ headers: { 'accept-encoding': 'zstd' } }, 'br')).toBeUndefined();
});
