import { bags, beauty, calmWeaves, drawn, pickDye, pickGarment, shoes, widthOf, type Good } from '../good.ts';
import type { DrawnGoodName } from '../goods.ts';
import { dyesAgainst, type Palette } from '../palettes.ts';
import { cycle, type Random } from '../random.ts';
import { field, studio } from '../sets.ts';
import type { Family, Item } from './scene.ts';

function pickOutfit(random: Random, palette: Palette, ground: string) {
  const dyes = random.shuffle(dyesAgainst(ground, palette.dyes));
  const dye = (index: number) => cycle(dyes, index);
  const weave = () => random.pick(calmWeaves);
  const isDress = random.chance(0.5);
  const top = drawn(random.pick(isDress ? ['slip', 'wrap'] : ['knit', 'shirt']), dye(0), weave());
  const bottomName: DrawnGoodName | null = isDress ? null : random.pick(['trousers', 'skirt']);
  return {
    top,
    bottomName,
    bottom: bottomName && drawn(bottomName, dye(1), random.pick(['plain', 'plain', 'pin', 'check'])),
    coat: drawn('coat', dye(2), random.pick(['plain', 'plain', 'check'])),
    bag: drawn(random.pick(bags), dye(3)),
    shoe: drawn(random.pick(shoes), dye(1)),
    hat: drawn('sunhat', '#dcbf8e'),
    shades: drawn('shades', dye(2)),
    // Has no place yet, but is chosen all the same: leaving it out would change every later choice.
    jewel: drawn(random.pick(['hoops', 'pearls']), palette.accent),
    beauty: drawn(random.pick(beauty), dye(2)),
  };
}

/** The whole outfit, laid out from above. */
export const outfit: Family = (random, palette, ratio) => {
  const worn = pickOutfit(random, palette, palette.paper);
  const ground = random.pick([palette.paper, palette.wall]);
  const scale = ratio > 1.15 ? 1 : 0.86;
  const items: Item[] = [];
  const small: [x: number, y: number, good: Good, share: number][] = [];
  if (worn.bottom) {
    const bottomX = worn.bottomName === 'trousers' ? 0.28 : 0.32;
    const bottomWidth = widthOf(worn.bottom, 0.62) * scale;
    items.push(
      { good: worn.top, x: 0.36, y: ratio * 0.27, width: 0.56 * scale, pose: 'lying', angle: -3 },
      { good: worn.bottom, x: bottomX, y: ratio * 0.7, width: bottomWidth, pose: 'lying', angle: 2 },
    );
    small.push(
      [0.75, ratio * 0.5, worn.bag, 0.56],
      [0.76, ratio * 0.82, worn.shoe, 0.5],
      [0.8, ratio * 0.15, random.chance(0.5) ? worn.hat : worn.shades, 0.42],
    );
    if (worn.bottomName === 'trousers') small.push([0.54, ratio * 0.9, worn.beauty, 0.2]);
  } else {
    items.push(
      { good: worn.coat, x: 0.33, y: ratio * 0.4, width: 0.56 * scale, pose: 'lying', angle: -4 },
      { good: worn.top, x: 0.63, y: ratio * 0.44, width: 0.42 * scale, pose: 'lying', angle: 5 },
    );
    small.push(
      [0.25, ratio * 0.81, worn.bag, 0.44],
      [0.58, ratio * 0.85, worn.shoe, 0.4],
      [0.85, ratio * 0.82, worn.beauty, 0.3],
      [0.88, ratio * 0.17, worn.shades, 0.32],
    );
  }
  for (const [x, y, good, share] of small) {
    items.push({ good, x, y, width: widthOf(good, share), pose: 'lying', angle: random.range(-9, 9) });
  }
  return {
    backdrop: (width, height) => field(width, height, ground),
    items,
    gobo: random.pick(['leaves', null, 'window']),
  };
};

/** A rail of clothes. */
export const rail: Family = (random, palette, ratio) => {
  const count = random.int(3, 4);
  const bar = ratio * 0.17;
  const names = random.shuffle<DrawnGoodName>(['coat', 'slip', 'knit', 'shirt', 'wrap', 'skirt']).slice(0, count);
  const dyes = random.shuffle(dyesAgainst(palette.wall, palette.dyes));
  const items = names.map((name, index): Item => {
    const good = drawn(name, cycle(dyes, index), random.pick(calmWeaves));
    return {
      good,
      x: 0.14 + (0.72 / (count - 1)) * index,
      y: bar + 0.05,
      width: widthOf(good, count === 3 ? 0.62 : 0.56),
      pose: 'hanging',
      angle: random.range(-1.5, 1.5),
    };
  });
  if (ratio > 0.7) {
    const good = drawn(random.pick(['boots', ...bags]), pickDye(random, palette, palette.floor));
    items.push({ good, x: random.range(0.25, 0.75), y: ratio * 0.95, width: 0.26, pose: 'standing' });
  }
  const barPath = (width: number, y: number) => `M${width * -0.02},${y} H${width * 1.02}`;
  return {
    backdrop: (width, height) =>
      studio(width, height, palette.wall, palette.floor, 0.82) +
      `<g stroke-linecap="round"><path d="${barPath(width, height * 0.17 + 3)}" stroke="#000" stroke-opacity=".14" stroke-width="${width * 0.016}"/>` +
      `<path d="${barPath(width, height * 0.17)}" stroke="${random.pick(['#b99a5b', palette.deep])}" stroke-width="${width * 0.014}"/></g>`,
    items,
    gobo: random.pick(['window', 'blinds', 'leaves']),
  };
};

/** One giant thing, cropped by the frame. */
export const giant: Family = (random, palette, ratio) => {
  const ground = random.pick([palette.wall, palette.accent, palette.secondAccent, palette.floor]);
  const good = random.pick([
    pickGarment(random, palette, ground, ['coat', 'knit', 'shirt', 'slip', 'wrap']),
    drawn(random.pick([...bags, 'sunhat']), pickDye(random, palette, ground)),
  ]);
  return {
    backdrop: (width, height) => field(width, height, ground),
    items: [
      {
        good,
        x: random.range(0.4, 0.6),
        y: ratio * random.range(0.48, 0.6),
        width: widthOf(good, 1.42),
        pose: 'lying',
        angle: random.range(-16, 16),
        maxHeight: 9,
      },
    ],
    gobo: random.pick(['window', 'blinds', 'leaves']),
  };
};

/** A garment on a dress form. */
export const form: Family = (random, palette, ratio) => {
  const good = pickGarment(random, palette, palette.wall, ['slip', 'wrap', 'coat', 'knit', 'shirt']);
  const shoulders = ratio * 0.16;
  const width = widthOf(good, 0.84) * Math.min(1, ratio / 1.2);
  const side = drawn(random.pick(['boots', ...bags]), pickDye(random, palette, palette.floor));
  return {
    backdrop: (width, height) =>
      studio(width, height, palette.wall, palette.floor, 0.8) + dressForm(width / 100, ratio * 100, shoulders * 100),
    items: [
      { good, x: 0.45, y: shoulders, width, pose: 'hanging', bare: true },
      { good: side, x: 0.8, y: ratio * 0.93, width: widthOf(side, 0.34), pose: 'standing' },
    ],
    gobo: random.pick(['window', 'blinds', 'leaves']),
  };
};

/** Drawn on a picture 100 units wide and `height` units high. */
const dressForm = (scale: number, height: number, shoulders: number) =>
  `<g transform="scale(${scale})"><ellipse cx="47" cy="${height * 0.925}" rx="20" ry="4.5" opacity=".16"/>` +
  `<g fill="#7b5a35"><ellipse cx="45" cy="${height * 0.915}" rx="15" ry="3.2"/>` +
  `<path d="M44.1,${height * 0.5}h1.8V${height * 0.91}h-1.8z"/></g>` +
  `<g transform="translate(45 ${shoulders})"><path d="M-3.5,5V-3.5Q0,-7.5 3.5,-3.5V5z" fill="#eadcc4"/>` +
  '<path d="M-2.8,-4.5a2.8,1.2 0 0 1 5.6,0a2.8,1.2 0 0 1 -5.6,0zM-1.4,-6.5a1.4,1.4 0 0 1 2.8,0a1.4,1.4 0 0 1 -2.8,0z" fill="#8a6640"/></g></g>';
