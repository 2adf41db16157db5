import { shift } from '../colour.ts';
import {
  bags,
  beauty,
  calmWeaves,
  ceramics,
  drawn,
  pickCutOut,
  pickDye,
  pickWeave,
  shoes,
  trinkets,
  widthOf,
  type Good,
} from '../good.ts';
import { isGarment, type DrawnGoodName } from '../goods.ts';
import { dyesAgainst } from '../palettes.ts';
import { checker, gingham as cloth } from '../patterns.ts';
import { cycle, type Random } from '../random.ts';
import { field } from '../sets.ts';
import { rect } from '../svg.ts';
import type { Family, Item } from './scene.ts';

/** A page of colour blocks, one thing on each. */
export const grid: Family = (random, palette, ratio) => {
  const columns = 2;
  const rows = ratio > 1.2 ? 3 : 2;
  const colours = random.shuffle([
    palette.wall,
    palette.accent,
    palette.secondAccent,
    palette.floor,
    palette.deep,
    palette.paper,
  ]);
  const names = random.shuffle<DrawnGoodName>([
    ...bags,
    ...shoes,
    ...trinkets,
    ...beauty,
    ...ceramics,
    'lamp',
    'slip',
    'knit',
    'coat',
    'shirt',
    'cushion',
  ]);
  const cellWidth = 1 / columns;
  const cellHeight = ratio / rows;
  const items = Array.from({ length: columns * rows }, (_, index): Item => {
    const name = cycle(names, index);
    const good = random.chance(0.78)
      ? drawn(name, pickDye(random, palette, cycle(colours, index)), pickWeave(random, name))
      : pickCutOut(random, ['fruit', 'shoe', 'plant'], palette);
    return {
      good,
      x: ((index % columns) + 0.5) * cellWidth,
      y: (Math.floor(index / columns) + 0.5) * cellHeight,
      width: widthOf(good, Math.min(cellWidth, cellHeight) * 0.98),
      pose: 'lying',
      maxHeight: 0.78 / rows,
      angle: random.range(-7, 7),
    };
  });
  return {
    // One pixel larger, otherwise the background shows between two blocks.
    backdrop: (width, height) =>
      items
        .map((_, index) =>
          rect(
            (index % columns) * width * cellWidth,
            Math.floor(index / columns) * (height / rows),
            width * cellWidth + 1,
            height / rows + 1,
            cycle(colours, index),
          ),
        )
        .join(''),
    items,
    gobo: null,
  };
};

/** Seven places around the middle of a cloth: x, y as a share of the height, share of the width. */
const picnicPlaces: readonly (readonly [number, number, number])[] = [
  [0.2, 0.18, 0.44],
  [0.68, 0.17, 0.62],
  [0.84, 0.48, 0.4],
  [0.74, 0.82, 0.62],
  [0.34, 0.84, 0.5],
  [0.14, 0.56, 0.4],
  [0.48, 0.5, 0.62],
];

function scatter(random: Random, ratio: number, goods: readonly Good[]): Item[] {
  const places = random.shuffle(picnicPlaces);
  return goods.map((good, index) => {
    const [x, y, share] = cycle(places, index);
    return { good, x, y: y * ratio, width: widthOf(good, share), pose: 'lying', angle: random.range(-22, 22) };
  });
}

/** A picnic cloth. */
export const gingham: Family = (random, palette, ratio) => {
  const items = scatter(random, ratio, [
    pickCutOut(random, ['fruit'], palette),
    pickCutOut(random, ['table'], palette),
    pickCutOut(random, ['fruit'], palette),
    drawn('sunhat', '#dcbf8e'),
    drawn(random.pick(['tote', 'bucket']), random.pick(palette.dyes)),
    drawn('shades', random.pick(palette.dyes)),
    drawn('bowl', random.pick(palette.dyes)),
  ]);
  return {
    backdrop: (width, height) =>
      cloth(width, height, palette.paper, random.pick([palette.accent, palette.dyes[0]]), width * 0.075),
    items,
    gobo: 'leaves',
  };
};

/** A round tray from above. */
export const tray: Family = (random, palette, ratio) => {
  const colour = random.pick([palette.paper, palette.secondAccent]);
  const goods = random.shuffle([
    drawn('perfume', pickDye(random, palette, colour)),
    drawn('jar', pickDye(random, palette, colour)),
    drawn('lipstick', palette.dyes[0]),
    drawn(random.pick(['pearls', 'hoops']), palette.accent),
    pickCutOut(random, ['fruit'], palette),
  ]);
  const places: [x: number, y: number, share: number][] = [
    [0.36, 0.4, 0.5],
    [0.66, 0.36, 0.44],
    [0.56, 0.66, 0.5],
    [0.3, 0.68, 0.36],
  ];
  const laid = places.map(([x, y, share], index): Item => {
    const good = cycle(goods, index);
    return { good, x, y: ratio * y, width: widthOf(good, share), pose: 'lying', angle: random.range(-24, 24) };
  });
  return {
    backdrop: (width, height) =>
      random.chance(0.5)
        ? field(width, height, palette.wall)
        : checker(width, height, palette.wall, shift(palette.wall, -0.035), width * 0.125),
    paper: (width, height) => [
      `<circle cx="${width * 0.48}" cy="${height * 0.52}" r="${width * 0.42}" fill="${shift(colour, -0.06)}"/>` +
        `<circle cx="${width * 0.48}" cy="${height * 0.52}" r="${width * 0.4}" fill="${colour}"/>`,
    ],
    items: [
      ...laid,
      { good: { cutOut: '1f33f', dye: null }, x: 0.9, y: ratio * 0.12, width: 0.34, pose: 'lying', angle: 30 },
    ],
    gobo: 'leaves',
  };
};

/** One thing in many dyes. */
export const rhythm: Family = (random, palette, ratio) => {
  const ground = random.pick([palette.paper, palette.wall, palette.deep]);
  const name = random.pick<DrawnGoodName>([...bags, 'loafers', 'sunhat', 'lipstick', 'vase', 'mug', 'slip', 'knit']);
  const dyes = dyesAgainst(ground, palette.dyes);
  const columns = 3;
  const rows = Math.round(ratio * 3);
  const items = Array.from({ length: columns * rows }, (_, index): Item => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const weave = isGarment(name) ? cycle(calmWeaves, column * 2 + row * 3) : 'plain';
    const good = drawn(name, cycle(dyes, column + row * 2), weave);
    return {
      good,
      x: (column + 0.5) / columns,
      y: ((row + 0.5) / rows) * ratio,
      width: widthOf(good, 0.36),
      pose: 'lying',
      maxHeight: 0.78 / rows,
      angle: random.range(-5, 5),
    };
  });
  return { backdrop: (width, height) => field(width, height, ground), items, gobo: null };
};
