import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Flag } from './flags.ts';
import { assignVariants } from './variants.ts';

const buckets = Array.from({ length: 100 }, (_, bucket) => String(bucket));
const flags: Flag[] = ['one', 'two', 'three', 'four'].map((name) => ({ name, initial: 'on' }));

/** A flag with the variant of everybody else, and variants with these shares. */
const rows = (name: string, ...shares: number[]) => [
  { name, variant: 'usual', value: 'on' },
  ...shares.map((share, n) => ({ name, variant: `v${n}`, value: `value ${n}`, share })),
];
const assign = (...experiments: ReturnType<typeof rows>[]) =>
  assignVariants({ experiments: experiments.flat() }, flags);
const countOf = (values: readonly (string | undefined)[]) =>
  Object.fromEntries([...Map.groupBy(values, (value) => value ?? '')].map(([value, all]) => [value, all.length]));

it('gives each variant exactly its share of the buckets, and the rest what everybody else has (P19)', () => {
  const shares = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(shares, (given) => {
      const { ofBucket } = assign(rows('one', ...given));
      const taking = given.some((share) => share > 0);
      let left = 100;
      const expected: Record<string, number> = {};
      given.forEach((share, n) => {
        const own = Math.min(share, left);
        left -= own;
        if (own > 0) expected[`v${n}`] = own;
      });
      if (left > 0) expected['usual'] = left;
      expect(countOf(buckets.map((bucket) => ofBucket(bucket).variants['one']))).toEqual(
        taking ? expected : { '': 100 },
      );
      for (const bucket of buckets) {
        const { flags: values, variants } = ofBucket(bucket);
        expect(values['one']).toBe(variants['one']?.replace('v', 'value ').replace('usual', 'on') ?? 'on');
      }
    }),
  );
});

it('keeps visitors in a variant whose share grows', () => {
  const inVariant = (share: number) =>
    buckets.filter((bucket) => assign(rows('one', share)).ofBucket(bucket).variants['one'] === 'v0');
  expect(inVariant(30)).toEqual(expect.arrayContaining(inVariant(10)));
});

it('divides visitors of one experiment among all variants of another', () => {
  const { ofBucket } = assign(rows('one', 50), rows('two', 50));
  const pairs = countOf(buckets.map((bucket) => Object.values(ofBucket(bucket).variants).join(' ')));
  expect(Object.keys(pairs)).toHaveLength(4);
  for (const count of Object.values(pairs)) expect(count).toBeGreaterThan(10);
});

it.each([undefined, '', '-1', '100', '1e1', ' 1', '0x1', '１'])(
  'shows the usual variants without a bucket: %j',
  (bucket) => {
    const { ofBucket, usual } = assign(rows('one', 100));
    expect(ofBucket(bucket)).toBe(usual);
    expect(usual).toEqual({ flags: { one: 'on' }, variants: {} });
  },
);

it('has at most eight combinations, which are the same objects, and reports omitted experiments', () => {
  const { ofBucket, left } = assign(rows('one', 50), rows('two', 50), rows('three', 50), rows('four', 50));
  expect(new Set(buckets.map((bucket) => ofBucket(bucket))).size).toBe(8);
  expect(left).toEqual(['four']);
  expect(ofBucket('7').flags['four']).toBe('on');
});

it('leaves out what no library reads', () => {
  const { ofBucket, usual } = assign(rows('read-by-nobody', 50));
  for (const bucket of buckets) expect(ofBucket(bucket)).toBe(usual);
});

it('shows a previewed variant, also before its experiment begins, and takes no part in it', () => {
  const { usual, ofBucket, withVariant } = assign(rows('one', 0), rows('two', 100));
  expect(withVariant(usual, 'one', 'v0')).toEqual({ flags: { one: 'value 0', two: 'on' }, variants: {} });
  expect(withVariant(ofBucket('1'), 'two', 'usual')).toEqual({ flags: { one: 'on', two: 'on' }, variants: {} });
  expect(withVariant(usual, 'one', 'no such')).toBe(usual);
  expect(withVariant(usual, '__proto__', 'v0')).toBe(usual);
});
