import { parseHex, shift } from '../colour.ts';
import { isGarment, type DrawnGoodName } from '../goods.ts';
import { accessories } from './accessories.ts';
import { beauty } from './beauty.ts';
import { garments } from './garments.ts';
import { home } from './home.ts';
import type { Drawing } from './strokes.ts';
import { weaves, type Weave } from './weaves.ts';

const drawings: Record<DrawnGoodName, Drawing> = { ...garments, ...accessories, ...beauty, ...home };

// Their labels are paper, whatever the colour of the glass.
const labelled: readonly DrawnGoodName[] = ['perfume', 'jar', 'dropper'];

const weaveFor = (name: DrawnGoodName, weave: Weave): Weave => {
  if (name === 'knit') return 'knit';
  return isGarment(name) || name === 'cushion' ? weave : 'plain';
};

/** One good as an SVG document `width` pixels wide and 1.2 × as high; only cloth takes the weave. */
export function drawGood(name: DrawnGoodName, colour: string, weave: Weave, width: number): string {
  const pattern = weaves[weaveFor(name, weave)](colour);
  const light = parseHex(colour)[0] > 170;
  const pale = light ? shift(colour, -0.06, 1.1) : shift(colour, 0.07);
  const content = drawings[name]({
    fill: pattern ? 'url(#weave)' : colour,
    colour,
    dark: light ? shift(colour, -0.22, 1.1) : shift(colour, -0.13),
    pale: labelled.includes(name) ? '#f6f1e7' : pale,
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480" width="${width}" height="${Math.round(width * 1.2)}">` +
    `<defs>${pattern}</defs>${content}</svg>`
  );
}
