import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashOf, readHash } from './hash.ts';

it('reads the hashes it writes, and only two UUIDs (W8)', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (id, ownerId) => {
      const hash = hashOf({ id, ownerId });
      expect(hash).toMatch(/^[\w-]+$/);
      expect(readHash(hash)).toEqual({ id, ownerId });
      expect(readHash(hashOf({ id, ownerId: ownerId.slice(1) }))).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readHash(text)).toBeUndefined();
    }),
  );
});
