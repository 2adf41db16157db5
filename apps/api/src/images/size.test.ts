import { pictureRatios, pictureWidths } from '@social-shop/api-contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longestSide, masterSize, outputSize } from './size.ts';

const scene = { kind: 'scene', seed: '', family: '', palette: '' } as const;
const original = { kind: 'original', sha256: '' } as const;
const side = fc.integer({ min: 1, max: longestSide });
const size = fc.record({ width: side, height: side });
// Large enough that rounding up to one pixel does not matter.
const largeSide = fc.integer({ min: 100, max: longestSide });
const large = fc.record({ width: largeSide, height: largeSide });
const request = fc.record(
  { width: side, height: side, dpr: fc.double({ min: 1, max: 3, noNaN: true }) },
  { requiredKeys: ['dpr'] },
);

it('never returns more pixels than the picture has, and always some', () => {
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

// K-X08
it('has few sizes for a picture, and one for each that a screen requests', () => {
  const sizes = new Set<string>();
  const master = { width: 2_208, height: 2_760 };
  fc.assert(
    fc.property(request, (requested) => {
      const { width, height } = outputSize(master, requested);
      sizes.add(`${width}x${height}`);
    }),
    { numRuns: 3_000 },
  );
  expect(sizes.size).toBeLessThanOrEqual(19 * 8 + 8);

  for (const width of pictureWidths) {
    for (const ratio of [1.25, ...pictureRatios]) {
      for (let dpr = 1; dpr <= 3 && width * dpr <= longestSide; dpr += 1) {
        const height = Math.round(width * ratio);
        const output = outputSize(master, { width, height, dpr });
        const scale = Math.min(1, master.height / (width * dpr * ratio));
        expect(output).toEqual({
          width: Math.round(width * dpr * scale),
          height: Math.round(width * dpr * ratio * scale),
        });
      }
    }
  }
});

it('returns the requested size or more, as near to its shape as possible', () => {
  fc.assert(
    fc.property(large, large, fc.constantFrom(1, 1.5, 2, 3), (master, box, dpr) => {
      const { width, height } = outputSize(master, { ...box, dpr });
      const isWhole = width >= master.width - 1 || height >= master.height - 1;
      expect(isWhole || width + 1 >= Math.min(box.width * dpr, longestSide)).toBe(true);
    }),
  );
});

it.each([
  [{ width: 450, dpr: 1 }, 450, 563],
  [{ width: 225, dpr: 2 }, 450, 563],
  [{ height: 500, dpr: 1 }, 450, 563],
  [{ width: 226, dpr: 1 }, 264, 330],
  [{ width: 88, height: 90, dpr: 1 }, 88, 88],
  [{ dpr: 3 }, 900, 1125],
  [{ width: 736, dpr: 3 }, 900, 1125],
  [{ width: 88, height: 88, dpr: 2 }, 176, 176],
  [{ width: 736, height: 736, dpr: 3 }, 900, 900],
  [{ width: 1, height: 2208, dpr: 1 }, 88, 157],
])('returns %o as %i × %i of a picture of 900 × 1125', (requested, width, height) => {
  expect(outputSize({ width: 900, height: 1125 }, requested)).toEqual({ width, height });
});

it('stores a composed picture at 900 wide at most, a fetched one within the largest response', () => {
  expect(masterSize(scene, { width: 1800, height: 2250 })).toEqual({ width: 900, height: 1125 });
  expect(masterSize(scene, { width: 400, height: 400 })).toEqual({ width: 400, height: 400 });
  expect(masterSize(scene, { width: 1200, height: 400 })).toEqual({ width: 1200, height: 400 });
  expect(masterSize(original, { width: 4416, height: 1000 })).toEqual({ width: 2208, height: 500 });
  expect(masterSize(original, { width: 1000, height: 1000 })).toEqual({ width: 1000, height: 1000 });
});
