import { frond } from './cutPaper.ts';
import type { Random } from './random.ts';
import { rect } from './svg.ts';

/** Objects through which the light falls. */
export type GoboName = 'window' | 'blinds' | 'leaves' | 'spot';

/** SVG content in which white is lit; drawn small, blurred and then multiplied over the whole picture. */
export const gobos: Record<GoboName, (width: number, height: number, random: Random) => string> = {
  window(width, height, random) {
    const pane = width * random.range(0.2, 0.28);
    const slant = random.range(-0.5, -0.3);
    const x = width * random.range(0.2, 0.42);
    const y = height * random.range(0.02, 0.16);
    let panes = '';
    for (let column = 0; column < 2; column++) {
      for (let row = 0; row < 3; row++) {
        panes += `<rect x="${column * pane * 1.1}" y="${row * pane * 1.25}" width="${pane}" height="${pane * 1.15}" fill="#fff"/>`;
      }
    }
    return `<g transform="matrix(1 ${-slant * 0.5} ${slant} 1 ${x} ${y})">${panes}</g>`;
  },

  blinds(width, height, random) {
    const count = 11;
    const angle = random.range(-26, -14);
    const slats = Array.from({ length: count }, (_, slat) =>
      rect(-width * 0.1, (slat / count) * height * 1.1 - height * 0.05, width * 0.95, (height / count) * 0.52, '#fff'),
    );
    return `<g transform="rotate(${angle} ${width / 2} ${height / 2})">${slats.join('')}</g>`;
  },

  leaves(width, height, random) {
    const fronds = Array.from({ length: 4 }, () => {
      const x = random.chance(0.5) ? width * random.range(-0.1, 0.25) : width * random.range(0.75, 1.1);
      const y = height * random.range(0, 0.7);
      const size = width * random.range(0.4, 0.7);
      return frond(x, y, size, random.range(-120, 120), '#000', 8);
    });
    return `<rect width="${width}" height="${height}" fill="#fff"/>${fronds.join('')}`;
  },

  spot(width, height, random) {
    const x = width * random.range(0.4, 0.56);
    const y = height * random.range(0.42, 0.56);
    return `<ellipse cx="${x}" cy="${y}" rx="${width * 0.52}" ry="${height * 0.44}" fill="#fff" transform="rotate(-18 ${width / 2} ${height / 2})"/>`;
  },
};
