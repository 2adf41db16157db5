import {
  colourNamed,
  dominantColorOf,
  idOf,
  PACKSHOT,
  packshotRecipe,
  paletteFor,
  type Piece,
  sentence,
  standInFor,
  withArticle,
} from '../catalogue/demo.ts';
import type { MediaRow } from '../catalogue/tables.ts';
import type { Db } from '../db/database.ts';
import { keepOriginal } from '../images/originals.ts';
import { mediaObjects } from '../modules/media/schema.ts';
import { PictureFetcher } from './fetchPicture.ts';
import type { FileProduct } from './fileProduct.ts';
import { rowsWithIds } from './putRows.ts';

const AT_A_TIME = 4;

/** A product's pictures: their rows, and the product's references to them. */
export interface ProductPictures {
  readonly rows: readonly MediaRow[];
  readonly mediaId: string;
  readonly additionalMediaIds: readonly string[];
  /** For each variant in its order. */
  readonly variantMediaIds: readonly (string | null)[];
  /** The alternative text, if the pictures are drawings. */
  readonly piece: Piece;
}

const idOfAddress = (address: string) => idOf('fetched picture', address);

/** The pictures that products name by URL: those that an earlier import has stored, and those that can be fetched now. */
export class FetchedPictures {
  readonly #fetcher = new PictureFetcher();
  readonly #dataDir: string;
  fetched = 0;
  /** Why the first failed one failed. */
  failure: string | undefined;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /** The row of each URL that has a picture. Four are fetched at a time. */
  async rowsFor(db: Db, products: readonly FileProduct[]): Promise<ReadonlyMap<string, MediaRow>> {
    const waiting = new Map([...addressesOf(products)].map((address) => [idOfAddress(address), address]));
    const rows = new Map<string, MediaRow>();
    for (const row of await rowsWithIds(db, mediaObjects, [...waiting.keys()])) {
      rows.set(waiting.get(row.id) ?? '', row);
      waiting.delete(row.id);
    }
    const queue = [...waiting.values()];
    const work = async () => {
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
        const row = await this.#fetch(address);
        if (row) rows.set(address, row);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    return rows;
  }

  async #fetch(address: string): Promise<MediaRow | undefined> {
    try {
      const { sha256, ...original } = await keepOriginal(this.#dataDir, await this.#fetcher.fetch(address));
      this.fetched += 1;
      const recipe = { kind: 'original' as const, sha256 };
      return { id: idOfAddress(address), type: 'image', ...original, alt: '', recipe, durationMs: null };
    } catch (error) {
      this.failure ??= error instanceof Error ? error.message : String(error);
      return undefined;
    }
  }
}

/** The URLs of the products' pictures, each once. */
function addressesOf(products: readonly FileProduct[]): Set<string> {
  return new Set(
    products.flatMap(({ images, variants }) => [
      ...images.map(({ address }) => address),
      ...variants.flatMap(({ image }) => image ?? []),
    ]),
  );
}

/** Fetched pictures if there are some; otherwise drawings chosen by title and type. */
export function picturesOf(product: FileProduct, fetched: ReadonlyMap<string, MediaRow>): ProductPictures {
  const piece = standInFor(product);
  const rows = new Map<string, MediaRow>();
  const add = (row: MediaRow) => {
    rows.set(row.id, row);
    return row.id;
  };
  const fetchedId = (address: string | undefined) => {
    const row = address === undefined ? undefined : fetched.get(address);
    const alt = product.images.find((image) => image.address === address)?.alt;
    return row && add({ ...row, alt: alt || row.alt || product.title });
  };
  const own = product.images.flatMap(({ address }) => fetchedId(address) ?? []);
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
    // A URL is for one drawing: clients that have fetched it cache it for ever.
    id: idOf('stand-in picture', product.vendor, product.handle, JSON.stringify(recipe)),
    type: 'image',
    ...PACKSHOT,
    dominantColor: dominantColorOf(recipe),
    alt: sentence(`${product.title}, shown by a drawing of ${withArticle(piece)}`),
    recipe,
    durationMs: null,
  };
}
