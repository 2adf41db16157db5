import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeState } from './state.ts';

describe('encodeState', () => {
  it('can be decoded to the same value, and contains nothing that could end its script element (T49)', () => {
    const dangerous = fc.constantFrom('</script>', '<!--', '<script', '\u2028', '\u2029', ']]>');
    const text = fc.oneof(
      fc.string(),
      dangerous,
      fc.tuple(fc.string(), dangerous).map((parts) => parts.join('')),
    );
    const value = fc.jsonValue().chain((json) => fc.record({ json: fc.constant(json), text, [`key`]: fc.array(text) }));
    fc.assert(
      fc.property(value, (given) => {
        const encoded = encodeState(given);
        expect(JSON.parse(encoded)).toEqual(JSON.parse(JSON.stringify(given)));
        expect(encoded).not.toMatch(/<|\u2028|\u2029/);
      }),
    );
  });
});
