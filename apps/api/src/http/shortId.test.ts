import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromShortId, shortIdPattern, toShortId } from './shortId.ts';

it('writes every UUID in 22 characters and reads it back, and reads a UUID as itself', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      const short = toShortId(uuid);
      expect(short).toMatch(new RegExp(shortIdPattern));
      expect(fromShortId(short)).toBe(uuid);
      expect(fromShortId(uuid)).toBe(uuid);
    }),
  );
});

it('has one short form per id: others with the same bytes do not match', () => {
  const short = toShortId('0b8a3a43-7c3c-4b5f-9d55-1f6f5e3f0a01');
  const last = String.fromCharCode(short.charCodeAt(21) + 1);
  expect(fromShortId(short.slice(0, 21) + last)).toBe('0b8a3a43-7c3c-4b5f-9d55-1f6f5e3f0a01');
  expect(short.slice(0, 21) + last).not.toMatch(new RegExp(shortIdPattern));
});
