import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawGood } from './atelier/drawGood.ts';
import type { Good } from './good.ts';
import { fromPicture, toPicture, type Picture } from './picture.ts';
import { redye } from './redye.ts';
import { addRelief } from './relief.ts';

const cutOutFolder = join(
  dirname(fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))),
  'assets',
);

/** In bytes: goods are repeated in the pictures that a visitor sees at once. */
const mostKept = 96_000_000;
const kept = new Map<string, { readonly picture: Promise<Picture>; bytes: number }>();
let keptBytes = 0;

/** A good as a trimmed, lit picture, large enough for `width` pixels; recent ones are cached. */
export function pictureOf(good: Good, width: number): Promise<Picture> {
  if ('cutOut' in good) return keep(`${good.cutOut} ${good.dye}`, () => makeCutOut(good.cutOut, good.dye));
  const drawnWidth = width > 460 ? 640 : width > 230 ? 440 : 240;
  const { drawing, colour, weave } = good;
  return keep(`${drawing} ${colour} ${weave} ${drawnWidth}`, async () => {
    const svg = Buffer.from(drawGood(drawing, colour, weave, drawnWidth));
    return trim(await addRelief(await toPicture(sharp(svg))));
  });
}

async function makeCutOut(codePoint: string, dye: string | null): Promise<Picture> {
  const picture = await toPicture(sharp(await readFile(join(cutOutFolder, `${codePoint}.webp`))));
  redye(picture.data, dye, dye ? 0.6 : 0.78);
  return trim(picture);
}

const trim = (picture: Picture) => toPicture(fromPicture(picture).trim({ threshold: 6 }));

function keep(key: string, make: () => Promise<Picture>): Promise<Picture> {
  const found = kept.get(key);
  if (found) return found.picture;
  const entry = { picture: make(), bytes: 0 };
  kept.set(key, entry);
  entry.picture.then(
    ({ data }) => {
      entry.bytes = data.length;
      keptBytes += data.length;
      dropOldest();
    },
    () => kept.delete(key),
  );
  return entry.picture;
}

function dropOldest() {
  for (const [key, { bytes }] of kept) {
    if (keptBytes <= mostKept) return;
    // One that is still being drawn has no memory to release yet.
    if (bytes === 0) continue;
    kept.delete(key);
    keptBytes -= bytes;
  }
}
