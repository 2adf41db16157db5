import fc from 'fast-check';
import { expect, it } from 'vitest';
import { networksOf } from './index.ts';

// K-X05
it.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:DB8:0001:0002::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['not an address', ['not an address']],
])('counts %s by %j', (address, networks) => expect(networksOf(address)).toEqual(networks));

it('counts all addresses of a /64 as one, and addresses of different /48 apart', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });
  const text = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), (network, one, other) => {
      // 2000::/3, because wrappers of IPv4 are outside of it.
      const prefix = [0x2000 + ((network[0] ?? 0) % 0x2000), ...network.slice(1)];
      expect(networksOf(text([...prefix, ...one]))).toEqual(networksOf(text([...prefix, ...other])));
      const elsewhere = [...prefix.slice(0, 2), (prefix[2] ?? 0) ^ 1, prefix[3] ?? 0];
      const known = networksOf(text([...prefix, ...one]));
      expect(networksOf(text([...elsewhere, ...one])).some((found) => known.includes(found))).toBe(false);
    }),
  );
});
