import { distance } from '../scene/colour.ts';
import { rect, svgDocument } from '../scene/svg.ts';
import type { Palette } from '../scene/palettes.ts';
import { letters, type Letter } from './letters.ts';
import type { PixelSize } from './recipe.ts';

/** Between two letters, in the units of the letters (100 high). */
const gap = 26;
const strokeWidth = 15;

// For a name in a script that has no letters here: a plain ring, as on seals and buttons.
const ring: Letter = { width: 100, path: 'M50,0 A50,50 0 1 1 50,100 A50,50 0 1 1 50,0 Z' };

/** Letters on the palette's wall, as SVG: drawn, because a server need not have any font. */
export function drawInitials(text: string, palette: Palette, { width, height }: PixelSize): Buffer {
  const drawn = lettersOf(text);
  const total = drawn.reduce((sum, letter) => sum + letter.width, 0) + gap * (drawn.length - 1);
  const scale = Math.min((height * 0.3) / 100, (width * 0.56) / total);
  let x = 0;
  const paths = drawn.map((letter) => {
    const path = `<path transform="translate(${x} 0)" d="${letter.path}"/>`;
    x += letter.width + gap;
    return path;
  });
  const left = (width - total * scale) / 2;
  const top = (height - 100 * scale) / 2;
  return svgDocument(
    width,
    height,
    rect(0, 0, width, height, palette.wall) +
      `<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="${inkOf(palette)}" ` +
      `stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`,
  );
}

// The deep tone of a dark wall is not legible on it.
const inkOf = ({ wall, deep, paper }: Palette) => (distance(deep, wall) > 0.3 ? deep : paper);

/** The first three letters that can be drawn, without their accents. */
function lettersOf(text: string): readonly Letter[] {
  const plain = text.normalize('NFD').toUpperCase();
  const drawn = [...plain].flatMap((character) => letters.get(character) ?? []).slice(0, 3);
  return drawn.length > 0 ? drawn : [ring];
}
