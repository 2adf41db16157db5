import { shift } from '../colour.ts';
import { bags, beauty, ceramics, drawn, pickCutOut, pickDye, widthOf } from '../good.ts';
import type { DrawnGoodName } from '../goods.ts';
import { dyesAgainst, type Palette } from '../palettes.ts';
import { terrazzo as stone, tiles } from '../patterns.ts';
import { cycle, seeded } from '../random.ts';
import { field, studio } from '../sets.ts';
import { rect } from '../svg.ts';
import type { Family, Item } from './scene.ts';

/** A bathroom: tiles above a terrazzo shelf. */
export const terrazzo: Family = (random, palette, ratio) => {
  const stones = seeded(palette.name + ratio);
  const names = random.shuffle(beauty);
  const left = drawn(cycle(names, 0), pickDye(random, palette));
  const middle = drawn(cycle(names, 1), pickDye(random, palette));
  const right = random.chance(0.6) ? drawn('candle', palette.paper) : pickCutOut(random, ['plant'], palette);
  const chips = [palette.accent, palette.secondAccent, palette.deep, palette.floor, palette.wall];
  return {
    backdrop: (width, height) =>
      tiles(width, height, palette.wall, shift(palette.wall, 0.06), width * 0.19) +
      `<svg x="0" y="${height * 0.7}" width="${width}" height="${height * 0.3}">` +
      `${stone(width, height * 0.3, palette.paper, chips, stones, width * 0.032)}</svg>` +
      rect(0, height * 0.7, width, height * 0.014, '#fff', 'opacity=".5"'),
    items: [
      { good: left, x: 0.28, y: ratio * 0.79, width: widthOf(left, 0.6), pose: 'standing' },
      { good: middle, x: 0.57, y: ratio * 0.82, width: widthOf(middle, 0.56), pose: 'standing' },
      { good: right, x: 0.82, y: ratio * 0.8, width: 0.24, pose: 'standing' },
    ],
    gobo: random.pick(['window', 'blinds']),
  };
};

/** The corner of a room. */
export const room: Family = (random, palette, ratio) => {
  const seatColour = pickDye(random, palette);
  const lamp = drawn('lamp', pickDye(random, palette));
  const cushion = drawn('cushion', pickDye(random, palette, seatColour), random.pick(['stripe', 'check', 'gingham']));
  const books = drawn('books', random.pick(palette.dyes));
  return {
    backdrop: (width, height) =>
      studio(width, height, palette.wall, palette.floor, 0.78) +
      rect(0, height * 0.77, width, height * 0.012, shift(palette.wall, 0.05)) +
      framedPicture(width, height, palette) +
      rug(width, height, palette),
    items: [
      { good: drawn('chair', seatColour), x: 0.36, y: ratio * 0.9, width: 0.52, pose: 'standing' },
      { good: cushion, x: 0.37, y: ratio * 0.78, width: 0.24, pose: 'standing', bare: true },
      { good: books, x: 0.79, y: ratio * 0.92, width: 0.28, pose: 'standing' },
      { good: lamp, x: 0.79, y: ratio * 0.845, width: 0.24, pose: 'standing' },
    ],
    gobo: random.pick(['window', 'blinds']),
  };
};

const framedPicture = (width: number, height: number, palette: Palette) =>
  `<g transform="translate(${width * 0.58} ${height * 0.12})">` +
  rect(4, 6, width * 0.3, width * 0.36, '#000', 'opacity=".12"') +
  rect(0, 0, width * 0.3, width * 0.36, palette.paper) +
  `<circle cx="${width * 0.15}" cy="${width * 0.15}" r="${width * 0.08}" fill="${palette.accent}"/>` +
  `<path d="M${width * 0.04},${width * 0.32} Q${width * 0.15},${width * 0.18} ${width * 0.26},${width * 0.32} Z" fill="${palette.secondAccent}"/></g>`;

const rug = (width: number, height: number, palette: Palette) => {
  const centre = `cx="${width * 0.46}" cy="${height * 0.9}"`;
  return (
    `<ellipse ${centre} rx="${width * 0.5}" ry="${height * 0.075}" fill="${palette.accent}" opacity=".8"/>` +
    `<ellipse ${centre} rx="${width * 0.44}" ry="${height * 0.06}" fill="none" stroke="${palette.paper}" stroke-width="${width * 0.008}" opacity=".7"/>`
  );
};

/** Shelves on a wall. */
export const shelves: Family = (random, palette, ratio) => {
  const rows = ratio > 1.15 ? 3 : 2;
  const boards = Array.from(
    { length: rows },
    (_, row) => ratio * ((row + 0.86) / rows) - (row === rows - 1 ? 0.02 : 0),
  );
  const names = random.shuffle<DrawnGoodName>([...ceramics, ...beauty, 'lamp', 'candle', 'books', ...bags]);
  const dyes = dyesAgainst(palette.wall, palette.dyes);
  const items: Item[] = [];
  boards.forEach((board, row) => {
    [0.22, 0.5, 0.78].forEach((x, column) => {
      if (column === 1 && random.chance(0.3)) return;
      const y = board + 0.004;
      if (random.chance(0.16)) {
        items.push({ good: pickCutOut(random, ['plant', 'fruit'], palette), x, y, width: 0.15, pose: 'standing' });
      } else {
        const good = drawn(cycle(names, row * 3 + column), cycle(dyes, row + column));
        items.push({ good, x, y, width: widthOf(good, 0.34), pose: 'standing', maxHeight: 0.6 / rows });
      }
    });
  });
  const shelf = (width: number, y: number) =>
    rect(width * 0.05, y + width * 0.02, width * 0.92, width * 0.05, '#000', 'opacity=".09"') +
    rect(width * 0.04, y - width * 0.012, width * 0.92, width * 0.014, shift(palette.floor, 0.07)) +
    rect(width * 0.04, y + width * 0.002, width * 0.92, width * 0.022, shift(palette.floor, -0.09));
  return {
    backdrop: (width, height) =>
      field(width, height, palette.wall) + boards.map((board) => shelf(width, board * width)).join(''),
    items,
    gobo: random.pick(['window', 'leaves', 'blinds']),
  };
};
