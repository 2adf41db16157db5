import type { Random } from '../scene/random.ts';
import { merchandise } from './goods/index.ts';
import type { Department } from './goods/merchandise.ts';
import type { CatalogueProduct } from './products.ts';
import type { Piece } from './scenery.ts';

/** Goods that go together, for the products of a post that its picture does not show. */
export const companions: Readonly<Record<Department, readonly Department[]>> = {
  clothing: ['clothing', 'shoes', 'bags', 'accessories'],
  shoes: ['clothing', 'bags', 'shoes', 'accessories'],
  bags: ['clothing', 'shoes', 'accessories', 'bags'],
  accessories: ['clothing', 'accessories', 'bags', 'beauty'],
  beauty: ['beauty', 'accessories'],
  home: ['home', 'table', 'plants'],
  table: ['table', 'home', 'plants'],
  plants: ['home', 'table', 'plants'],
};

/** The products of the catalogue, from which posts take theirs. */
export class Shelf {
  readonly #byPiece: Map<string, CatalogueProduct[]>;
  readonly #byDepartment: Map<string, CatalogueProduct[]>;
  readonly #shown = new Set<CatalogueProduct>();

  constructor(products: readonly CatalogueProduct[], random: Random) {
    const shuffled = random.shuffle(products);
    this.#byPiece = Map.groupBy(shuffled, ({ palette, piece }) => keyOf(palette, piece));
    this.#byDepartment = Map.groupBy(shuffled, ({ palette, department }) => `${palette} ${department}`);
  }

  /** `count` different products of a palette: first those in the picture, then goods that go with them. */
  take(random: Random, palette: string, pieces: readonly Piece[], count: number): CatalogueProduct[] {
    const taken = new Set<CatalogueProduct>();
    for (const piece of pieces) {
      const product = this.#nextOf(random, this.#byPiece.get(keyOf(palette, piece)));
      if (product && taken.size < count) taken.add(this.#show(product));
    }
    const [main] = pieces.flatMap(({ good }) => merchandise[good]?.department ?? []);
    const departments = companions[main ?? 'home'];
    while (taken.size < count) {
      const shelves = departments.flatMap((department) => this.#byDepartment.get(`${palette} ${department}`) ?? []);
      const fresh = shelves.filter((candidate) => !this.#shown.has(candidate));
      taken.add(this.#show(random.pick(fresh.length > 0 ? fresh : shelves)));
    }
    return [...taken];
  }

  /** Prefers a product that no post shows yet. */
  #nextOf(random: Random, products: readonly CatalogueProduct[] = []): CatalogueProduct | undefined {
    const fresh = products.find((candidate) => !this.#shown.has(candidate));
    return fresh ?? (products.length > 0 ? random.pick(products) : undefined);
  }

  #show(product: CatalogueProduct): CatalogueProduct {
    this.#shown.add(product);
    return product;
  }
}

function keyOf(palette: string, { good, colour, weave }: Piece): string {
  return [palette, good, colour, merchandise[good]?.department === 'clothing' ? weave : 'plain'].join(' ');
}
