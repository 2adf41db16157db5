import type { Random } from './random.ts';
import { rect } from './svg.ts';

// Patterned grounds: each gives SVG content for a box of width × height.

const pattern = (id: string, size: number, content: string, attributes = '') =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" ${attributes}>${content}</pattern>`;

/** Gingham cloth from above, `step` the width of one stripe. */
export function gingham(width: number, height: number, paper: string, colour: string, step: number): string {
  const cloth =
    rect(0, 0, step * 2, step * 2, paper) +
    rect(0, 0, step, step * 2, colour, 'opacity=".42"') +
    rect(0, 0, step * 2, step, colour, 'opacity=".42"');
  return (
    `<defs>${pattern('gingham', step * 2, cloth, 'patternTransform="rotate(-7)"')}</defs>` +
    rect(0, 0, width, height, 'url(#gingham)')
  );
}

/** Glazed wall tiles. */
export function tiles(width: number, height: number, colour: string, grout: string, step: number): string {
  const tile =
    rect(0, 0, step, step, grout) +
    `<rect x="${step * 0.03}" y="${step * 0.03}" width="${step * 0.94}" height="${step * 0.94}" rx="${step * 0.04}" fill="${colour}"/>` +
    `<path d="M${step * 0.06},${step * 0.94} V${step * 0.06} H${step * 0.94}" stroke="#fff" stroke-opacity=".28" stroke-width="${step * 0.02}" fill="none"/>`;
  return `<defs>${pattern('tiles', step, tile)}</defs>${rect(0, 0, width, height, 'url(#tiles)')}`;
}

/** A chequerboard floor. */
export function checker(width: number, height: number, light: string, dark: string, step: number): string {
  const board =
    rect(0, 0, step * 2, step * 2, light) + rect(0, 0, step, step, dark) + rect(step, step, step, step, dark);
  return `<defs>${pattern('checker', step * 2, board)}</defs>${rect(0, 0, width, height, 'url(#checker)')}`;
}

/** Stone chips in a base colour, the largest of about `size` pixels. */
export function terrazzo(
  width: number,
  height: number,
  ground: string,
  chips: readonly string[],
  random: Random,
  size: number,
): string {
  let stones = rect(0, 0, width, height, ground);
  const count = Math.round((width * height) / (size * size * 5));
  for (let stone = 0; stone < count; stone++) {
    const x = random.range(0, width);
    const y = random.range(0, height);
    const radius = random.range(0.25, 1) ** 1.6 * size;
    const corners = random.int(4, 6);
    const turn = random.range(0, 6.28);
    const points = Array.from({ length: corners }, (_, corner) => {
      const angle = turn + (corner / corners) * 6.283 + random.range(-0.3, 0.3);
      const reach = radius * random.range(0.55, 1);
      return `${(x + Math.cos(angle) * reach).toFixed(1)},${(y + Math.sin(angle) * reach * 0.8).toFixed(1)}`;
    });
    stones += `<polygon points="${points.join(' ')}" fill="${random.pick(chips)}" stroke="${ground}" stroke-width="${size * 0.06}" stroke-linejoin="round"/>`;
  }
  return stones;
}
