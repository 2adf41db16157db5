import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readId } from './readId.ts';

it('restores the order of the parts of a compact id: time-high, -mid, -low, clock-sequence, node (W5)', () => {
  expect(readId('11ecb0a1c2d3e4f58a9b0123456789ab')).toBe('c2d3e4f5-b0a1-11ec-8a9b-0123456789ab');
});

it('keeps every id that is in its form, in lower case', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(readId(id)).toBe(id);
      expect(readId(id.toUpperCase())).toBe(id);
    }),
  );
});

it('gives nothing but an id back, whatever the address says', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789abcdef-') })), (text) => {
      expect(readId(text) ?? '00000000-0000-0000-0000-000000000000').toMatch(
        /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      );
    }),
  );
  expect(readId('c2d3e4f5-b0a1-11ec-8a9b-0123456789ab0')).toBeUndefined();
  expect(readId('c2d3e4f5b-0a1-11ec-8a9b-0123456789ab')).toBeUndefined();
});
