import { mix, shift } from './colour.ts';
import type { Random } from './random.ts';
import { linearGradient, radialGradient, rect, uniqueId } from './svg.ts';

// The sets: everything behind and under the goods. Each returns SVG content for a box of width × height.

const leftToRight = 'x1="0" y1="0" x2="1" y2="0"';

/** A seamless studio sweep: the wall fades into the floor at `horizon` (a fraction of the height), with a pool of light on it. */
export function studio(width: number, height: number, wall: string, floor: string, horizon = 0.72): string {
  const sweep = linearGradient([
    [0, shift(wall, -0.045)],
    [horizon - 0.16, shift(wall, 0.015)],
    [horizon, mix(wall, floor, 0.5)],
    [Math.min(0.99, horizon + 0.1), shift(floor, 0.02)],
    [1, shift(floor, -0.03)],
  ]);
  const light = radialGradient(
    [
      [0, '#fff', 0.42],
      [0.6, '#fff', 0.08],
      [1, '#fff', 0],
    ],
    'cx=".4" cy=".36" r=".62"',
  );
  return (
    `<defs>${sweep.definition}${light.definition}</defs>` +
    rect(0, 0, width, height, sweep.paint) +
    rect(0, 0, width, height, light.paint)
  );
}

/** A plain ground, a little lighter at the top left. */
export function field(width: number, height: number, colour: string): string {
  const ground = radialGradient(
    [
      [0, shift(colour, 0.03)],
      [0.55, colour],
      [1, shift(colour, -0.05)],
    ],
    'cx=".36" cy=".3" r=".95"',
  );
  return `<defs>${ground.definition}</defs>${rect(0, 0, width, height, ground.paint)}`;
}

/** A recess in the wall with a rounded top, lit on its right reveal. `depth` moves the inside down. */
export function niche(wall: string, inner: string, x: number, y: number, width: number, height: number, depth: number) {
  const radius = width / 2;
  const outline = (right: number, down: number) =>
    `M${x + right},${y + height + down} V${y + radius + down} ` +
    `A${radius},${radius} 0 0 1 ${x + width + right},${y + radius + down} V${y + height + down} Z`;
  const inside = linearGradient(
    [
      [0, shift(inner, -0.09)],
      [0.5, shift(inner, -0.01)],
      [1, shift(inner, 0.03)],
    ],
    'x1="0" y1="0" x2="1" y2=".5"',
  );
  const reveal = linearGradient([
    [0, shift(wall, -0.15)],
    [1, shift(wall, -0.08)],
  ]);
  const clip = uniqueId();
  return (
    `<defs>${inside.definition}${reveal.definition}<clipPath id="${clip}"><path d="${outline(0, 0)}"/></clipPath></defs>` +
    `<path d="${outline(0, 0)}" fill="${reveal.paint}"/>` +
    `<g clip-path="url(#${clip})"><path d="${outline(width * 0.055, depth)}" fill="${inside.paint}"/></g>`
  );
}

/** A cylinder seen slightly from above, in pixels. */
export function podium(centre: number, top: number, base: number, width: number, colour: string): string {
  const radius = width / 2;
  const flat = radius * 0.13;
  const side = linearGradient(
    [
      [0, shift(colour, -0.03)],
      [0.28, shift(colour, 0.05)],
      [0.62, shift(colour, -0.05)],
      [1, shift(colour, -0.16)],
    ],
    leftToRight,
  );
  const lid = linearGradient(
    [
      [0, shift(colour, 0.09)],
      [1, shift(colour, 0.02)],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  return (
    `<defs>${side.definition}${lid.definition}</defs>` +
    `<path d="M${centre - radius},${top} V${base} A${radius},${flat} 0 0 0 ${centre + radius},${base} V${top} Z" fill="${side.paint}"/>` +
    `<ellipse cx="${centre}" cy="${top}" rx="${radius}" ry="${flat}" fill="${lid.paint}"/>`
  );
}

/** A plinth with its top and its right side visible, in pixels. */
export function block(x: number, top: number, width: number, base: number, colour: string): string {
  const depth = width * 0.1;
  const rise = depth * 0.7;
  const front = linearGradient([
    [0, shift(colour, 0.02)],
    [1, shift(colour, -0.06)],
  ]);
  const right = x + width;
  return (
    `<defs>${front.definition}</defs>` +
    `<path d="M${x},${top} L${x + depth},${top - rise} H${right + depth} L${right},${top} Z" fill="${shift(colour, 0.07)}"/>` +
    `<path d="M${right},${top} L${right + depth},${top - rise} V${base - rise} L${right},${base} Z" fill="${shift(colour, -0.14)}"/>` +
    rect(x, top, width, base - top, front.paint)
  );
}

/** Hanging satin: long soft vertical folds. */
export function drape(width: number, height: number, colour: string, random: Random): string {
  const definitions: string[] = [];
  let folds = rect(0, 0, width, height, colour);
  let x = -width * 0.05;
  while (x < width) {
    const fold = random.range(0.07, 0.16) * width;
    const sheen = linearGradient(
      [
        [0, shift(colour, -0.11)],
        [0.25, shift(colour, -0.01)],
        [0.5, shift(colour, 0.07)],
        [0.78, shift(colour, -0.02)],
        [1, shift(colour, -0.12)],
      ],
      leftToRight,
    );
    definitions.push(sheen.definition);
    const sway = random.range(-0.03, 0.03) * width;
    folds +=
      `<path d="M${x},0 C${x + sway},${height * 0.3} ${x - sway},${height * 0.7} ${x + sway},${height} H${x + fold + sway + 2} ` +
      `C${x + fold - sway},${height * 0.7} ${x + fold + sway},${height * 0.3} ${x + fold + 2},0 Z" fill="${sheen.paint}"/>`;
    x += fold;
  }
  return `<defs>${definitions.join('')}</defs>${folds}`;
}
