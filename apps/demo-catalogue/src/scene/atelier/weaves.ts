import { parseHex, shift } from '../colour.ts';

export type Weave = 'plain' | 'stripe' | 'pin' | 'gingham' | 'dot' | 'knit' | 'check' | 'bloom';

const pattern = (width: number, height: number, content: string) =>
  `<pattern id="weave" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`;

const ground = (width: number, height: number, colour: string, attributes = '') =>
  `<rect width="${width}" height="${height}" fill="${colour}" ${attributes}/>`;

/** How much lighter (or, for light cloth, darker) the second colour of a weave is. */
const contrastOf = (colour: string) => (parseHex(colour)[0] > 128 ? -0.2 : 0.26);

const petals = (x: number, y: number, colour: string) =>
  [0, 72, 144, 216, 288]
    .map(
      (angle) =>
        `<ellipse cx="${x}" cy="${y - 6}" rx="4" ry="6" fill="${colour}" transform="rotate(${angle} ${x} ${y})"/>`,
    )
    .join('');

/** The `<pattern id="weave">` of each weave in a colour; a plain weave needs none. */
export const weaves: Record<Weave, (colour: string) => string> = {
  plain: () => '',

  stripe: (colour) => pattern(22, 22, ground(22, 22, colour) + ground(22, 8, shift(colour, contrastOf(colour), 0.5))),

  pin: (colour) => pattern(16, 16, ground(16, 16, colour) + ground(1.8, 16, shift(colour, contrastOf(colour), 0.4))),

  gingham: (colour) =>
    pattern(
      28,
      28,
      ground(28, 28, shift(colour, 0.3, 0.3)) +
        ground(14, 28, colour, 'opacity=".5"') +
        ground(28, 14, colour, 'opacity=".5"'),
    ),

  dot(colour) {
    const dots = shift(colour, contrastOf(colour), 0.3);
    return pattern(
      30,
      30,
      ground(30, 30, colour) +
        `<circle cx="8" cy="8" r="4" fill="${dots}"/><circle cx="23" cy="23" r="4" fill="${dots}"/>`,
    );
  },

  knit: (colour) =>
    pattern(
      14,
      12,
      ground(14, 12, colour) +
        `<path d="M0,0 L7,7 L14,0 M0,6 L7,13 L14,6" stroke="${shift(colour, -0.06)}" stroke-width="2.4" fill="none"/>`,
    ),

  check(colour) {
    const contrast = contrastOf(colour);
    return pattern(
      52,
      52,
      ground(52, 52, colour) +
        `<path d="M0,10 H52 M10,0 V52" stroke="${shift(colour, contrast, 0.6)}" stroke-width="5" opacity=".7"/>` +
        `<path d="M0,34 H52 M34,0 V52" stroke="${shift(colour, -contrast * 0.6)}" stroke-width="2.5" opacity=".8"/>`,
    );
  },

  bloom(colour) {
    const blossom = (x: number, y: number) =>
      petals(x, y, shift(colour, contrastOf(colour), 0.5)) +
      `<circle cx="${x}" cy="${y}" r="2.6" fill="${shift(colour, -0.2)}"/>`;
    return pattern(56, 56, ground(56, 56, colour) + blossom(14, 14) + blossom(42, 40));
  },
};
