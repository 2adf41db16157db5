import sharp from 'sharp';
import type { Plugin } from 'vite';

interface Options {
  /** The drawing, an SVG file. */
  readonly svg: string;
  /** Background of the icons that a device crops to its own shape. */
  readonly ground: string;
}

/** The drawing on a square, `share` of it high. */
async function draw({ svg, ground }: Options, size: number, share: number, opaque: boolean): Promise<Buffer> {
  const side = Math.round(size * share);
  const drawing = await sharp(svg, { density: 72 * Math.ceil(size / 28) })
    .resize({ width: side, height: side, fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  const background = opaque ? ground : 'transparent';
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file of PNG images, each at most 255 px wide: a header, an entry of 16 bytes for each, then the images. */
function ico(images: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.byteLength;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.byteLength, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.byteLength;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

/** Writes the site's drawing in the forms that browsers and phones request at the root, and that the web app manifest names. */
export function siteIcons(options: Options): Plugin {
  return {
    name: 'site-icons',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const small = await Promise.all(
        [16, 32, 48].map(async (size) => ({ size, png: await draw(options, size, 1, false) })),
      );
      const files = {
        'favicon.ico': ico(small),
        'apple-touch-icon.png': await draw(options, 180, 0.64, true),
        'icon-192.png': await draw(options, 192, 1, false),
        'icon-512.png': await draw(options, 512, 1, false),
        // A device may crop all but a circle of 80 %.
        'icon-maskable.png': await draw(options, 512, 0.54, true),
      };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
