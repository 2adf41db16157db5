import { shift } from '../colour.ts';
import { bags, beauty, ceramics, drawn, home, pickCutOut, pickDye, widthOf } from '../good.ts';
import { block, drape as satin, field, niche, podium as cylinder, studio as sweep } from '../sets.ts';
import { rect } from '../svg.ts';
import { seeded } from '../random.ts';
import type { Family } from './scene.ts';

/** One thing, seamless studio. */
export const studio: Family = (random, palette, ratio) => {
  const good = random.chance(0.75)
    ? drawn(random.pick([...bags, ...beauty, ...ceramics, ...home, 'boots']), pickDye(random, palette))
    : pickCutOut(random, ['shoe', 'bag'], palette);
  return {
    backdrop: (width, height) => sweep(width, height, palette.wall, palette.floor),
    items: [{ good, x: 0.5, y: ratio * 0.8, width: widthOf(good, 0.86), pose: 'standing' }],
    gobo: random.pick(['window', 'leaves', 'spot']),
  };
};

/** An arched niche with a still life on its sill. */
export const arch: Family = (random, palette, ratio) => {
  const sill = ratio * 0.84;
  const left = drawn(random.pick(ceramics), pickDye(random, palette, palette.floor));
  const right = random.chance(0.5)
    ? drawn(random.pick([...beauty, 'candle']), pickDye(random, palette, palette.floor))
    : pickCutOut(random, ['plant', 'fruit'], palette);
  return {
    backdrop: (width, height) =>
      field(width, height, palette.wall) +
      niche(palette.wall, palette.floor, width * 0.14, height * 0.13, width * 0.72, height * 0.71, height * 0.018) +
      rect(0, height * 0.84, width, height * 0.16, shift(palette.wall, -0.05)) +
      rect(0, height * 0.84, width, height * 0.012, shift(palette.wall, 0.06)),
    items: [
      { good: left, x: 0.41, y: sill + 0.01, width: widthOf(left, 0.62), pose: 'standing' },
      { good: right, x: 0.64, y: sill + 0.03, width: widthOf(right, 0.42), pose: 'standing' },
    ],
    gobo: random.pick(['leaves', 'spot']),
  };
};

/** Two podiums of different heights. */
export const podium: Family = (random, palette, ratio) => {
  const colour = random.pick([palette.paper, palette.accent, shift(palette.wall, 0.05)]);
  const tall = drawn(random.pick([...bags, 'vase', 'lamp', 'perfume', 'ring']), pickDye(random, palette, colour));
  const small = random.chance(0.6)
    ? drawn(random.pick(beauty), pickDye(random, palette, colour))
    : drawn(random.pick(['lipstick', 'candle', 'mug']), pickDye(random, palette, colour));
  return {
    backdrop: (width, height) =>
      sweep(width, height, palette.wall, palette.floor, 0.76) +
      `<circle cx="${width * 0.6}" cy="${height * 0.38}" r="${width * 0.33}" fill="${palette.secondAccent}" opacity=".55"/>` +
      cylinder(width * 0.42, height * 0.62, height * 0.9, width * 0.5, colour) +
      cylinder(width * 0.76, height * 0.76, height * 0.94, width * 0.34, shift(colour, -0.06)),
    items: [
      { good: tall, x: 0.42, y: ratio * 0.62 + 0.025, width: widthOf(tall, 0.6), pose: 'standing' },
      { good: small, x: 0.76, y: ratio * 0.76 + 0.02, width: widthOf(small, 0.42), pose: 'standing' },
    ],
    gobo: 'spot',
  };
};

/** A table with flowers in a vase before a two-tone wall. */
export const table: Family = (random, palette, ratio) => {
  const top = ratio * 0.74;
  const vase = drawn(random.pick(['vase', 'bottlevase', 'ring']), pickDye(random, palette));
  const vessel = drawn(random.pick(['bowl', 'mug']), pickDye(random, palette));
  return {
    backdrop: (width, height) =>
      sweep(width, height, palette.wall, shift(palette.wall, -0.02), 0.6) +
      `<path d="M0,${height * 0.66} H${width} V${height} H0 Z" fill="${palette.paper}"/>` +
      `<path d="M0,${height * 0.66} H${width} V${height * 0.672} H0 Z" fill="#fff" opacity=".6"/>`,
    items: [
      {
        good: { cutOut: random.pick(['1f33f', '1f337', '1fabb', '1f339']), dye: null },
        x: 0.35,
        y: ratio * 0.53,
        width: 0.36,
        pose: 'standing',
        bare: true,
        angle: random.range(-10, 6),
      },
      { good: vase, x: 0.34, y: top + 0.02, width: widthOf(vase, 0.56), pose: 'standing' },
      { good: vessel, x: 0.7, y: top + 0.08, width: widthOf(vessel, 0.5), pose: 'standing' },
      { good: pickCutOut(random, ['fruit'], palette), x: 0.53, y: top + 0.13, width: 0.15, pose: 'standing' },
    ],
    gobo: random.pick(['window', 'leaves', 'blinds']),
  };
};

/** A plinth before a satin curtain. */
export const drape: Family = (random, palette, ratio) => {
  const folds = seeded(palette.name + random.next());
  const colour = random.pick([palette.accent, palette.wall, palette.deep]);
  const good = random.pick([
    drawn(random.pick([...bags, 'perfume', 'lamp', 'vase']), pickDye(random, palette, colour)),
    pickCutOut(random, ['shoe', 'bag'], palette),
  ]);
  return {
    backdrop: (width, height) =>
      satin(width, height, colour, folds) +
      block(width * 0.2, height * 0.73, width * 0.56, height * 1.02, palette.paper),
    items: [{ good, x: 0.49, y: ratio * 0.725, width: widthOf(good, 0.68), pose: 'standing' }],
    gobo: 'spot',
  };
};
