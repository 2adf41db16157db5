import { alphaOf, fromMask, toMask, type Picture } from './picture.ts';

/**
 * Gives a flat drawing volume, in place: its blurred alpha is used as height and lit from the top left, which makes vector shapes look like
 * felt, clay or leather.
 */
export async function addRelief(picture: Picture): Promise<Picture> {
  const { data, width, height } = picture;
  const softness = Math.max(2, width / 42);
  const alpha = alphaOf(picture);
  const [wide, tight] = await Promise.all([
    toMask(fromMask(alpha, width, height).blur(softness * 1.6)),
    toMask(fromMask(alpha, width, height).blur(Math.max(0.6, softness / 5))),
  ]);
  const far = Math.round(softness * 0.9);
  const near = Math.max(1, Math.round(softness / 5));
  const slopeAt = (heights: Buffer, x: number, y: number, reach: number) => {
    const below = Math.min(height - 1, y + reach) * width + Math.min(width - 1, x + reach);
    const above = Math.max(0, y - reach) * width + Math.max(0, x - reach);
    return ((heights[below] ?? 0) - (heights[above] ?? 0)) / 255;
  };

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = (y * width + x) * 4;
      if (!data[pixel + 3]) continue;
      const slope = slopeAt(wide, x, y, far);
      const edge = slopeAt(tight, x, y, near);
      const rim = 1 - (wide[y * width + x] ?? 0) / 255;
      const light = Math.min(1.12, 1 + (0.5 * slope + 0.22 * edge - 0.12 * rim - 0.07 * (x / width - 0.42)));
      const highlight = slope > 0 ? slope * 46 : 0;
      for (let channel = pixel; channel < pixel + 3; channel++) {
        const value = (data[channel] ?? 0) * light + highlight;
        data[channel] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
  return picture;
}
