import type { Picture } from './picture.ts';

const size = 640;
const strength = 13;

/** Film grain: one tile of black and white specks, the same for every picture. */
export const grain: Picture = { data: makeGrain(), width: size, height: size };

function makeGrain(): Buffer {
  const data = Buffer.alloc(size * size * 4);
  let state = 7;
  for (let pixel = 0; pixel < size * size; pixel++) {
    // The sum of three random numbers is roughly a bell curve, like real grain.
    let sum = 0;
    for (let draw = 0; draw < 3; draw++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      sum += state / 4294967296;
    }
    const value = sum / 1.5 - 1;
    data.fill(value > 0 ? 255 : 0, pixel * 4, pixel * 4 + 3);
    data[pixel * 4 + 3] = Math.abs(value) * strength * 2;
  }
  return data;
}
