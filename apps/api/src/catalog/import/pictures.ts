import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { mediaObjects } from '../../db/schema.ts';
import { dominantColorOf } from '../../images/dominant-color.ts';
import { keepOriginal } from '../../images/originals.ts';
import { idOf } from '../ids.ts';
import { PACKSHOT, type MediaRow } from '../media.ts';
import { packshotRecipe } from '../products.ts';
import { sentence, withArticle, type Piece } from '../scenery.ts';
import { PictureFetcher } from './fetch-picture.ts';
import type { FileProduct } from './product-file.ts';
import { colourNamed, paletteFor, standInFor } from './stand-in.ts';

const AT_A_TIME = 4;

/** A product's pictures: their rows, and what the product refers to. */
export interface ProductPictures {
  readonly rows: readonly MediaRow[];
  readonly mediaId: string;
  readonly additionalMediaIds: readonly string[];
  /** For each variant in its order. */
  readonly variantMediaIds: readonly (string | null)[];
  /** What the pictures show where they are drawings. */
  readonly piece: Piece;
}

/** The addresses of the products' pictures, each once. */
export function addressesOf(products: readonly FileProduct[]): string[] {
  const all = products.flatMap(({ images, variants }) => [...images, ...variants.flatMap(({ image }) => image ?? [])]);
  return [...new Set(all)];
}

const idOfAddress = (address: string) => idOf('fetched picture', address);

/**
 * Fetches pictures that no earlier import has kept, four at a time.
 *
 * @returns the row of each address that could be fetched, now or earlier.
 */
export async function fetchPictures(db: Db, dataDir: string, addresses: readonly string[]) {
  const ids = addresses.map(idOfAddress);
  const kept = ids.length > 0 ? await db.select().from(mediaObjects).where(inArray(mediaObjects.id, ids)) : [];
  const rows = new Map<string, MediaRow>();
  for (const address of addresses) {
    const row = kept.find(({ id }) => id === idOfAddress(address));
    if (row) rows.set(address, row);
  }
  const fetcher = new PictureFetcher();
  const failures = new Map<string, string>();
  const waiting = addresses.filter((address) => !rows.has(address));
  const total = waiting.length;
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      try {
        const { sha256, ...original } = await keepOriginal(dataDir, await fetcher.fetch(address));
        const recipe = { kind: 'original' as const, sha256 };
        rows.set(address, { id: idOfAddress(address), type: 'image', ...original, alt: '', recipe, durationMs: null });
      } catch (error) {
        failures.set(address, error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { rows, failures, fetched: total - failures.size };
}

/** Fetched pictures where there are some; otherwise drawings chosen by title and type. */
export function picturesOf(product: FileProduct, fetched: ReadonlyMap<string, MediaRow>): ProductPictures {
  const piece = standInFor(product);
  const rows = new Map<string, MediaRow>();
  const add = (row: MediaRow) => {
    rows.set(row.id, row);
    return row.id;
  };
  const fetchedId = (address: string | undefined) => {
    const row = address === undefined ? undefined : fetched.get(address);
    return row && add({ ...row, alt: row.alt || product.title });
  };
  const own = product.images.flatMap((address) => fetchedId(address) ?? []);
  const mediaId = own[0] ?? add(drawing(product, piece));
  return {
    mediaId,
    additionalMediaIds: own.slice(1),
    variantMediaIds: product.variants.map(({ image, optionValues }) => {
      const colour = optionValues.map(colourNamed).find((found) => found !== undefined);
      if (fetchedId(image)) return fetchedId(image) ?? null;
      return colour && piece.colour !== null ? add(drawing(product, { ...piece, colour })) : null;
    }),
    piece,
    rows: [...rows.values()],
  };
}

function drawing(product: FileProduct, piece: Piece): MediaRow {
  const recipe = packshotRecipe(paletteFor(piece, product.handle), piece);
  return {
    id: idOf('stand-in picture', product.vendor, product.handle, piece.colour ?? ''),
    type: 'image',
    ...PACKSHOT,
    dominantColor: dominantColorOf(recipe),
    alt: sentence(`${product.title}, shown by a drawing of ${withArticle(piece)}`),
    recipe,
    durationMs: null,
  };
}
