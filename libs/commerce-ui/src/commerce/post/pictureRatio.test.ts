import { expect, it } from 'vitest';
import { pictureRatio } from './pictureRatio.ts';

it.each([
  [1080, 1350, 1.25],
  [1000, 4000, 1.78],
  [4000, 1000, 0.8],
  [0, 0, 1.25],
  [0, 1350, 1.25],
  [NaN, 1350, 1.25],
])('gives a picture of %s × %s the shape %s (K-M01)', (width, height, ratio) => {
  expect(pictureRatio(width, height)).toBe(ratio);
});
