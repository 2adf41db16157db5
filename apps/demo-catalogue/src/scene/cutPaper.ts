import { cycle, type Random } from './random.ts';

/** A leaf frond in the style of gouache cut-outs: its foot at x, y, `size` pixels tall, rotated by `angle` degrees. */
export function frond(x: number, y: number, size: number, angle: number, colour: string, lobes: number): string {
  const thickness = size * 0.075;
  let outline = '';
  for (let lobe = 0; lobe < lobes; lobe++) {
    const share = lobe / (lobes - 1);
    const foot = -size * share;
    const length = size * 0.42 * Math.sin(0.5 + share * 2.4);
    for (const side of [-1, 1]) {
      const tip = side * length;
      outline +=
        `M0,${foot} C${tip * 0.4},${foot - thickness * 2.2} ${tip},${foot - thickness * 3} ${tip},${foot - thickness * 1.7} ` +
        `C${tip * 0.95},${foot} ${tip * 0.4},${foot + thickness} 0,${foot + thickness * 0.8} Z `;
    }
  }
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle})" fill="${colour}"><path d="${outline}"/>` +
    `<path d="M0,${size * 0.1} V${-size * 1.06}" stroke="${colour}" stroke-width="${size * 0.05}" stroke-linecap="round"/></g>`
  );
}

/** A rounded blob of about `radius` pixels. */
export function pebble(x: number, y: number, radius: number, colour: string, random: Random): string {
  const corners = 6;
  const points = Array.from({ length: corners }, (_, corner): [number, number] => {
    const angle = (corner / corners) * 6.283;
    const reach = radius * random.range(0.72, 1.12);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  const middle = (corner: number) => {
    const [x0, y0] = cycle(points, corner);
    const [x1, y1] = cycle(points, corner + 1);
    return `${(x0 + x1) / 2},${(y0 + y1) / 2}`;
  };
  const curves = points.map(([x0, y0], corner) => `Q${x0},${y0} ${middle(corner)}`);
  return `<path d="M${middle(corners - 1)} ${curves.join(' ')} Z" fill="${colour}"/>`;
}
