import { pictureWidths } from '@social-shop/api-contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cropUrl, imageUrl, shareCard, srcSet } from './imageUrl.ts';

const url = 'http://localhost:4200/images/5b1c7d0e-3f0a-4f6e-9a55-0d1b2c3d4e5f';

/** Returns the size in a URL, in device pixels. */
function meaning(address: string) {
  const { pathname, searchParams } = new URL(address);
  const [width, height] = pathname.slice(new URL(url).pathname.length + 1).split('/');
  const { format = 'webp', ...rest } = Object.fromEntries(searchParams);
  return { width: Number(width), height: height === undefined ? undefined : Number(height), format, rest };
}

it('has the size in device pixels, and none of the service’s defaults', () => {
  expect(imageUrl(url, { width: 88, height: 88, dpr: 2 })).toBe(`${url}/176/176`);
  expect(imageUrl('/images/1', { width: 88 })).toBe('/images/1/88');
});

it('has no height if none is given', () => {
  expect(imageUrl(url, { width: 736, format: 'jpg' })).toBe(`${url}/736?format=jpg`);
});

it.each([
  [0.5, 88],
  [2, 176],
  [4, 264],
])('limits the pixel ratio to 1 to 3: 88 px at %s are %s', (dpr, asked) => {
  expect(imageUrl(url, { width: 88, dpr })).toBe(`${url}/${asked}`);
});

it('crops to a ratio, and requests an original of that ratio whole (specification 1, section 9)', () => {
  const side = fc.integer({ min: 50, max: 4_000 });
  fc.assert(
    fc.property(
      fc.constantFrom(...pictureWidths),
      fc.constantFrom(1, 2, 3),
      fc.double({ min: 0.3, max: 3, noNaN: true }),
      side,
      side,
      (width, dpr, ratio, sourceWidth, sourceHeight) => {
        const size = { width: width * dpr, format: 'webp', rest: {} };
        // The ratio in CSS px, as with the former URLs in CSS px.
        const height = Math.round(width * ratio) * dpr;
        expect(meaning(cropUrl(url, width, { ratio, sourceWidth }, dpr))).toEqual({ ...size, height });
        const whole = { ratio: sourceHeight / sourceWidth, sourceWidth, sourceHeight };
        expect(meaning(cropUrl(url, width, whole, dpr))).toEqual({ ...size, height: undefined });
      },
    ),
  );
});

it('keeps a picture without a URL of the service unchanged', () => {
  expect(imageUrl('data:image/png;base64,AAAA', { width: 88 })).toBe('data:image/png;base64,AAAA');
  expect(srcSet('data:image/png;base64,AAAA', { widths: [88], ratio: 1 })).toBeUndefined();
});

it.each<[string, Parameters<typeof shareCard>[1], number, number]>([
  ['large original', { sourceWidth: 2_000, sourceHeight: 2_500 }, 1_200, 630],
  ['portrait of the demo', { sourceWidth: 900, sourceHeight: 1_125 }, 900, 473],
  ['strip', { sourceWidth: 1_200, sourceHeight: 400 }, 736, 386],
  ['small original', { sourceWidth: 320, sourceHeight: 400 }, 320, 168],
  ['original of unknown size', {}, 736, 386],
])(
  'crops the picture of a share card, within a %s, in a format that all sites support (K-M03, K-V25)',
  (_, ...given) => {
    const [source, width, height] = given;
    expect(shareCard(url, source)).toEqual({ url: imageUrl(url, { width, height, format: 'jpg' }), width, height });
  },
);

const widthsIn = (set: string | undefined) => [...(set ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

it('lists a hero at 1x to 3x of both its widths', () => {
  expect(widthsIn(srcSet(url, { widths: [225, 450], ratio: 1.25 }))).toEqual([225, 450, 675, 900, 1350]);
});

it('lists a small original once, at its own width', () => {
  expect(srcSet(url, { widths: [225, 450], ratio: 1.25, sourceWidth: 120 })).toBe(
    `${imageUrl(url, { width: 120, height: 150 })} 120w`,
  );
});

it('lists at most six candidates in rising order, none larger than the crop of the original or the service’s maximum (K-B12)', () => {
  /** The longest side that the service makes: 736 px, its widest size, at 3x (specification 1, section 9). */
  const LONGEST = 2_208;
  const width = fc.constantFrom(...pictureWidths);
  const side = fc.integer({ min: 1, max: 4000 });
  fc.assert(
    fc.property(
      fc.oneof(fc.tuple(width), fc.tuple(width, width)),
      fc.double({ min: 0.3, max: 3, noNaN: true }),
      side,
      side,
      (widths, ratio, sourceWidth, sourceHeight) => {
        const set = srcSet(url, { widths, ratio, sourceWidth, sourceHeight }) ?? '';
        const offered = widthsIn(set);
        expect(offered.length).toBeGreaterThan(0);
        expect(offered.length).toBeLessThanOrEqual(6);
        // At least a pixel, for any ratio of the original.
        const most = Math.max(1, Math.min(sourceWidth, LONGEST, sourceHeight / ratio, LONGEST / ratio));
        expect(Math.max(...offered)).toBeLessThanOrEqual(most + 1e-6);
        expect(offered).toEqual([...new Set(offered)].sort((a, b) => a - b));
        for (const candidate of set.split(', ')) {
          const [address = '', claim] = candidate.split(' ');
          const { width, height = width * (sourceHeight / sourceWidth) } = meaning(address);
          expect(claim).toBe(`${width}w`);
          // Rounded in CSS px, each of at most three device pixels.
          expect(Math.abs(height - width * ratio)).toBeLessThanOrEqual(1.5 + ratio / 2);
        }
      },
    ),
  );
});
