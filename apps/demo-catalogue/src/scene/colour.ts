/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];
/** OKLab: lightness 0 to 1, then the green–red and blue–yellow axes. */
export type Lab = readonly [number, number, number];

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);

// Every pixel of every cut-out is converted here: the table saves three powers per pixel.
const linear = Float64Array.from({ length: 256 }, (_, value) => toLinear(value / 255));

/** sRGB bytes to OKLab (Björn Ottosson's matrices). */
export function toLab(red: number, green: number, blue: number): Lab {
  const r = linear[red] ?? 0;
  const g = linear[green] ?? 0;
  const b = linear[blue] ?? 0;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const toByte = (value: number) =>
  Math.max(0, Math.min(255, Math.round(toGamma(Math.max(0, Math.min(1, value))) * 255)));

/** OKLab to sRGB bytes; values outside sRGB are clipped channel by channel. */
export function fromLab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** `#rrggbb` to bytes. */
export function parseHex(colour: string): Rgb {
  return [parseInt(colour.slice(1, 3), 16), parseInt(colour.slice(3, 5), 16), parseInt(colour.slice(5, 7), 16)];
}

/** Bytes to lower-case `#rrggbb`. */
export function toHex(rgb: Rgb): string {
  return '#' + rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('');
}

/** Changes a colour in OKLCH: lightness is added to, chroma multiplied. */
export function shift(colour: string, lightness: number, chroma = 1): string {
  const [l, a, b] = toLab(...parseHex(colour));
  const radius = Math.hypot(a, b) * chroma;
  const hue = Math.atan2(b, a);
  return toHex(fromLab(Math.max(0, Math.min(1, l + lightness)), radius * Math.cos(hue), radius * Math.sin(hue)));
}

/** The colour at a fraction (0 to 1) of the way from one colour to another, in OKLab. */
export function mix(from: string, to: string, share: number): string {
  const [l, a, b] = toLab(...parseHex(from));
  const [l2, a2, b2] = toLab(...parseHex(to));
  return toHex(fromLab(l + (l2 - l) * share, a + (a2 - a) * share, b + (b2 - b) * share));
}

/** How different two colours look, in OKLab with lightness weighted: below about 0.2 one is hard to see on the other. */
export function distance(one: string, other: string): number {
  const [l, a, b] = toLab(...parseHex(one));
  const [l2, a2, b2] = toLab(...parseHex(other));
  return Math.hypot((l - l2) * 1.2, a - a2, b - b2);
}
