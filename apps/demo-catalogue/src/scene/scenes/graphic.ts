import { shift } from '../colour.ts';
import { frond, pebble } from '../cutPaper.ts';
import { bags, drawn, pickCutOut, pickDye, pickGarment, widthOf } from '../good.ts';
import { cycle, seeded } from '../random.ts';
import { field, studio } from '../sets.ts';
import type { Family } from './scene.ts';

/** One thing among cut-paper leaves and pebbles. */
export const papercut: Family = (random, palette, ratio) => {
  const shapes = seeded(`${palette.name}${ratio}${random.next()}`);
  const good = random.pick([
    pickGarment(random, palette, palette.wall, ['slip', 'wrap', 'coat', 'knit']),
    drawn(random.pick([...bags, 'vase', 'ring', 'lamp', 'chair']), pickDye(random, palette, palette.secondAccent)),
  ]);
  const thirdLeaf = palette.floor === palette.wall ? palette.accent : shift(palette.floor, -0.05);
  return {
    backdrop: (width, height) => field(width, height, palette.wall),
    paper: (width, height) => [
      pebble(width * 0.52, height * 0.52, width * 0.36, palette.secondAccent, shapes),
      frond(width * 0.14, height * 0.98, width * 0.5, 8, palette.accent, 7) +
        frond(width * 0.92, height * 0.06, width * 0.42, 196, palette.deep, 6),
      frond(width * 0.9, height * 0.99, width * 0.36, -14, thirdLeaf, 6) +
        pebble(width * 0.16, height * 0.14, width * 0.1, palette.accent, shapes),
    ],
    items: [
      {
        good,
        x: 0.52,
        y: ratio * 0.52,
        width: widthOf(good, 0.84) * Math.min(1, ratio / 1.2),
        pose: 'lying',
        angle: random.range(-4, 4),
      },
    ],
    gobo: null,
  };
};

/** A low sun over hills. */
export const sun: Family = (random, palette, ratio) => {
  const good = random.pick([
    drawn(random.pick(bags), pickDye(random, palette, palette.accent)),
    drawn('bottlevase', palette.paper),
    drawn('ring', palette.paper),
  ]);
  return {
    backdrop: (width, height) =>
      studio(width, height, shift(palette.wall, 0.01), palette.floor, 0.8) +
      `<circle cx="${width * 0.5}" cy="${height * 0.44}" r="${width * 0.34}" fill="${palette.accent}"/>` +
      `<path d="M0,${height * 0.78} Q${width * 0.3},${height * 0.7} ${width * 0.62},${height * 0.77} T${width},${height * 0.74} V${height} H0 Z" fill="${palette.secondAccent}"/>` +
      `<path d="M0,${height * 0.86} Q${width * 0.4},${height * 0.78} ${width},${height * 0.88} V${height} H0 Z" fill="${shift(palette.secondAccent, -0.05)}"/>`,
    items: [
      { good, x: 0.5, y: ratio * 0.84, width: 0.52, pose: 'standing' },
      { good: pickCutOut(random, ['fruit'], palette), x: 0.8, y: ratio * 0.93, width: 0.22, pose: 'standing' },
    ],
    gobo: random.pick(['leaves', 'spot']),
  };
};

/** Arcs and discs of painted board. */
export const geometry: Family = (random, palette, ratio) => {
  const colours = random.shuffle([palette.accent, palette.secondAccent, palette.floor, palette.deep]);
  const front = cycle(colours, 0);
  const hill = cycle(colours, 1);
  const disc = cycle(colours, 2);
  const moon = cycle(colours, 3);
  const good = drawn(
    random.pick([...bags, 'vase', 'lamp', 'chair', 'perfume', 'boots']),
    pickDye(random, palette, front),
  );
  return {
    backdrop: (width, height) => field(width, height, palette.paper),
    paper: (width, height) => [
      `<path d="M0,${height * 0.62} A${width * 0.5},${width * 0.5} 0 0 1 ${width},${height * 0.62} V${height} H0 Z" fill="${hill}"/>`,
      `<circle cx="${width * random.range(0.68, 0.8)}" cy="${height * 0.24}" r="${width * 0.15}" fill="${disc}"/>` +
        `<path d="M0,${height * 0.1} A${width * 0.28},${width * 0.28} 0 0 1 0,${height * 0.1 + width * 0.56} Z" fill="${moon}"/>`,
      `<path d="M${width * 0.14},${height} V${height * 0.7} A${width * 0.36},${width * 0.36} 0 0 1 ${width * 0.86},${height * 0.7} V${height} Z" fill="${front}"/>`,
    ],
    items: [{ good, x: 0.5, y: ratio * 0.9, width: widthOf(good, 0.74), pose: 'standing' }],
    gobo: random.pick(['spot', null]),
  };
};
