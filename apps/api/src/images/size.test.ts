import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longestSide, masterSize, outputSize } from './size.ts';

const scene = { kind: 'scene', seed: '', family: '', palette: '' } as const;
const original = { kind: 'original', sha256: '' } as const;
const side = fc.integer({ min: 1, max: longestSide });
const size = fc.record({ width: side, height: side });
// Where rounding up to a single pixel plays no part.
const largeSide = fc.integer({ min: 100, max: longestSide });
const large = fc.record({ width: largeSide, height: largeSide });
const request = fc.record(
  { width: side, height: side, dpr: fc.double({ min: 1, max: 3, noNaN: true }) },
  { requiredKeys: ['dpr'] },
);

it('never answers more pixels than the picture has, and always some', () => {
  fc.assert(
    fc.property(size, request, (master, requested) => {
      const output = outputSize(master, requested);
      expect(output.width).toBeLessThanOrEqual(master.width);
      expect(output.height).toBeLessThanOrEqual(master.height);
      expect(Math.min(output.width, output.height)).toBeGreaterThanOrEqual(1);
      expect(Object.values(output).every(Number.isInteger)).toBe(true);
    }),
  );
});

it('keeps the ratio that both sides ask for', () => {
  fc.assert(
    fc.property(large, large, fc.constantFrom(1, 1.5, 2, 3), (master, box, dpr) => {
      const output = outputSize(master, { ...box, dpr });
      // Half a pixel of rounding on either side.
      const slack = (0.5 * (box.width + box.height)) / box.width + 1e-9;
      expect(Math.abs(output.height - (output.width * box.height) / box.width)).toBeLessThanOrEqual(slack);
    }),
  );
});

it.each([
  [{ width: 450, dpr: 1 }, 450, 563],
  [{ width: 225, dpr: 2 }, 450, 563],
  [{ height: 500, dpr: 1 }, 400, 500],
  [{ dpr: 3 }, 900, 1125],
  [{ width: 736, dpr: 3 }, 900, 1125],
  [{ width: 88, height: 88, dpr: 2 }, 176, 176],
  [{ width: 736, height: 736, dpr: 3 }, 900, 900],
  [{ width: 1, height: 2208, dpr: 1 }, 1, 1125],
])('answers %o with %i × %i of a picture of 900 × 1125', (requested, width, height) => {
  expect(outputSize({ width: 900, height: 1125 }, requested)).toEqual({ width, height });
});

it('keeps a composed picture at 900 wide at most, a fetched one within the largest answer', () => {
  expect(masterSize(scene, { width: 1800, height: 2250 })).toEqual({ width: 900, height: 1125 });
  expect(masterSize(scene, { width: 400, height: 400 })).toEqual({ width: 400, height: 400 });
  expect(masterSize(scene, { width: 1200, height: 400 })).toEqual({ width: 1200, height: 400 });
  expect(masterSize(original, { width: 4416, height: 1000 })).toEqual({ width: 2208, height: 500 });
  expect(masterSize(original, { width: 1000, height: 1000 })).toEqual({ width: 1000, height: 1000 });
});
