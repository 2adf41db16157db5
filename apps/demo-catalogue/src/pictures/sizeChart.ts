import type { Palette } from '../scene/palettes.ts';
import { rect, svgDocument } from '../scene/svg.ts';
import { letters } from './letters.ts';
import type { PixelSize } from './recipe.ts';

const GAP = 24;
const MARGIN = 0.06;

/** A table of capitals and figures as SVG, its first row the heads of its columns: drawn, because a server need not have any font. */
export function drawSizeChart(rows: readonly (readonly string[])[], palette: Palette, size: PixelSize): Buffer {
  const { width, height } = size;
  const columns = Math.max(...rows.map((row) => row.length));
  const inset = width * MARGIN;
  const cell = { width: (width - 2 * inset) / columns, height: (height - 2 * inset) / rows.length };
  const scale = Math.min(cell.height * 0.34, cell.width * 0.16) / 100;
  const lines = rows.slice(1).map((_, row) => {
    const y = inset + (row + 1) * cell.height;
    return rect(inset, y, width - 2 * inset, row === 0 ? 3 : 1, palette.deep, 'opacity="0.4"');
  });
  const texts = rows.flatMap((row, y) =>
    row.map((text, x) =>
      drawText(text, {
        x: inset + (x + 0.5) * cell.width,
        y: inset + (y + 0.5) * cell.height,
        scale,
        stroke: y === 0 || x === 0 ? 14 : 9,
      }),
    ),
  );
  return svgDocument(
    width,
    height,
    rect(0, 0, width, height, palette.paper) +
      lines.join('') +
      `<g fill="none" stroke="${palette.deep}" stroke-linecap="round" stroke-linejoin="round">${texts.join('')}</g>`,
  );
}

/** Centred on a point. */
function drawText(text: string, { x, y, scale, stroke }: { x: number; y: number; scale: number; stroke: number }) {
  const drawn = [...text].flatMap((character) => letters.get(character) ?? []);
  const total = drawn.reduce((sum, letter) => sum + letter.width, 0) + GAP * (drawn.length - 1);
  let left = 0;
  const paths = drawn.map((letter) => {
    const path = `<path transform="translate(${left} 0)" d="${letter.path}"/>`;
    left += letter.width + GAP;
    return path;
  });
  const corner = `translate(${x - (total * scale) / 2} ${y - 50 * scale})`;
  return `<g transform="${corner} scale(${scale})" stroke-width="${stroke}">${paths.join('')}</g>`;
}
