import type { PictureFormat } from '@social-shop/api-contract';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { composerVersion } from './compose.ts';
import { createComposer, type Composer } from './composer.ts';
import { DiskBound } from './diskBound.ts';
import { createQueue, type QueueLimits } from './queue.ts';
import type { Recipe } from './recipe.ts';
import { readSealed, seal, writeSealed, type Sealed } from './sealedFile.ts';
import { masterSize, outputSize, type PixelSize, type RequestedSize } from './size.ts';

// For the whole process, including its composer: no file is opened twice, so the library's own cache only takes memory.
sharp.cache(false);
// A picture is drawn on one processor: the calls of pages, which wait for a second at most, need another one.
sharp.concurrency(1);

/** The source of a picture: a row of the media objects. Width and height are its natural size. */
export interface Media {
  readonly recipe: Recipe;
  readonly width: number;
  readonly height: number;
}

export interface PictureOptions extends RequestedSize {
  /** 1 to 100. */
  readonly quality: number;
  readonly format: PictureFormat;
}

export interface ServedPicture {
  readonly body: Buffer;
  readonly contentType: string;
  readonly etag: string;
}

export interface ImageStore {
  /**
   * @param visitor for whom it is drawn: visitors take turns
   *
   * @param signal aborts when nobody waits for it any longer. The picture is then not drawn, unless drawing has begun.
   * @throws QueueFull if too many pictures are being drawn already.
   */
  picture(media: Media, options: PictureOptions, visitor: string, signal?: AbortSignal): Promise<ServedPicture>;
  close(): Promise<void>;
}

export interface ImageStoreOptions {
  /** Stored pictures go to `images/` in it; `originals/` is read. */
  readonly dataDir: string;
  /** By default one that draws fetched pictures only. */
  readonly composer?: Composer;
  readonly limits?: QueueLimits;
  /** Approximate limit of stored pictures on the disk. */
  readonly mostBytes?: number;
}

/** One processor stays free for calls. Several full pages of a feed with the pictures of their products may wait. */
const usualLimits: QueueLimits = { atOnce: Math.max(1, availableParallelism() - 1), waiting: 600 };

/** The demo's pictures in every size of the screens, several times over. */
const usualBytes = 2 * 1024 ** 3;

const contentTypes: Record<PictureFormat, string> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' };

/**
 * Draws pictures from recipes and stores them on disk. Each picture is composed once at its master size, and each variant is made once from
 * that, for all concurrent requests together. Screens use few variants, so all are stored. If one caller leaves, the others still get theirs.
 */
export function createImageStore({
  dataDir,
  composer,
  limits = usualLimits,
  mostBytes = usualBytes,
}: ImageStoreOptions): ImageStore {
  const { compose, close } = composer ?? createComposer({ dataDir });
  const enqueue = createQueue(limits);
  const bound = new DiskBound(join(dataDir, 'images'), mostBytes);
  void bound.sweep();
  const underWay = new Map<string, Promise<Sealed>>();

  /** Returns the file stored under a path, or draws it, once for all concurrent callers. */
  function keptOrMade(path: string, make: () => Promise<Buffer>): Promise<Sealed> {
    const found = underWay.get(path);
    if (found) return found;
    const work = readOrMake(path, bound, make).finally(() => underWay.delete(path));
    underWay.set(path, work);
    return work;
  }

  return {
    close,
    async picture({ recipe, width, height }, options, visitor, signal) {
      const size = masterSize(recipe, { width, height });
      const folder = folderOf(dataDir, recipe, size);
      const output = outputSize(size, options);
      const path = join(folder, variantName(output, options));
      const make = async () => {
        const master = await keptOrMade(join(folder, 'master.webp'), () => compose(recipe, size));
        return encode(master.body, output, options);
      };
      // A second visitor queues for the same picture, too: their turn may come before the first one's.
      const { body, digest } =
        (await kept(path, bound)) ?? (await enqueue(visitor, () => keptOrMade(path, make), signal));
      return {
        body,
        contentType: contentTypes[options.format],
        etag: `"${digest.toString('base64url', 0, 16)}"`,
      };
    },
  };
}

async function kept(path: string, bound: DiskBound): Promise<Sealed | undefined> {
  const found = await readSealed(path);
  if (found) await bound.used(path);
  return found;
}

async function readOrMake(path: string, bound: DiskBound, make: () => Promise<Buffer>): Promise<Sealed> {
  const found = await kept(path, bound);
  if (found) return found;
  const made = seal(await make());
  try {
    await writeSealed(path, made);
    await bound.wrote(made.body.length);
  } catch (error) {
    // A full disk costs time, but no picture.
    process.emitWarning(`A picture could not be stored: ${error instanceof Error ? error.message : error}`);
  }
  return made;
}

/** One folder per picture: media objects with the same recipe and size share it, a changed recipe gets another. */
function folderOf(dataDir: string, recipe: Recipe, size: PixelSize): string {
  const facts = Object.entries({ ...recipe, ...size, composerVersion }).sort(([a], [b]) => (a < b ? -1 : 1));
  const key = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
  return join(dataDir, 'images', key.slice(0, 2), key);
}

const variantName = ({ width, height }: PixelSize, { quality, format }: PictureOptions) =>
  `${width}x${height}-q${quality}.${format}`;

function encode(master: Buffer, { width, height }: PixelSize, { quality, format }: PictureOptions): Promise<Buffer> {
  const picture = sharp(master).resize(width, height, { fit: 'cover' });
  if (format === 'avif') return picture.avif({ quality, effort: 0 }).toBuffer();
  if (format === 'jpg') return picture.jpeg({ quality, mozjpeg: true }).toBuffer();
  return picture.webp({ quality }).toBuffer();
}
