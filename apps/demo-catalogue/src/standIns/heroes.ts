import { merchandise } from '../catalogue/goods/index.ts';
import type { Department } from '../catalogue/goods/merchandise.ts';
import { piecesOf, type Piece, type SceneRecipe } from '../catalogue/scenery.ts';
import type { FamilyName } from '../scene/families.ts';
import { seeded } from '../scene/random.ts';

/** The topic of a post with imported products. */
export type Room = 'wardrobe' | 'jewellery' | 'beauty' | 'house';

const roomOfDepartment: Readonly<Record<Department, Room>> = {
  clothing: 'wardrobe',
  shoes: 'wardrobe',
  bags: 'wardrobe',
  accessories: 'jewellery',
  beauty: 'beauty',
  home: 'house',
  table: 'house',
  plants: 'house',
};

/** The room of a good. */
export const roomOf = (good: string): Room => roomOfDepartment[merchandise[good]?.department ?? 'home'];

const familiesOfRoom: Readonly<Record<Room, readonly FamilyName[]>> = {
  wardrobe: ['rail', 'form', 'outfit', 'giant'],
  // Of the scenes with jewellery, the one without shoes and fruit.
  jewellery: ['tray'],
  beauty: ['terrazzo', 'podium', 'tray'],
  house: ['room', 'shelves'],
};

export interface HeroChoice {
  readonly palette: string;
  /** Families of neighbours in the feed. */
  readonly taken: readonly string[];
  /** Height by width. */
  readonly ratio: number;
  /** How many scenes are compared. */
  readonly tries: number;
}

/** Of some scenes, the one that shows most of the products' own kinds and the fewest others. */
export function chooseHero(
  room: Room,
  products: readonly { readonly id: string; readonly piece: Piece }[],
  { palette, taken, ratio, tries }: HeroChoice,
): SceneRecipe {
  const seed = products[0]?.id ?? room;
  const random = seeded(seed);
  const free = familiesOfRoom[room].filter((family) => !taken.includes(family));
  const family = random.pick(free.length > 0 ? free : familiesOfRoom[room]);
  const wanted = new Set(products.map(({ piece }) => piece.good));
  const scenes = Array.from({ length: tries }, (_, number) => ({
    family,
    palette,
    seed: `${seed} ${number}`,
  }));
  const rated = scenes.map((scene) => ({ scene, rate: likeness(scene, wanted, ratio) }));
  return rated.reduce((best, one) => (one.rate > best.rate ? one : best)).scene;
}

/** How many of the wanted goods a scene shows, minus other goods for sale. */
function likeness(scene: SceneRecipe, wanted: ReadonlySet<string>, ratio: number): number {
  const shown = new Set(piecesOf(scene, ratio).map(({ good }) => good));
  const sold = [...shown].filter((good) => merchandise[good]);
  const hits = sold.filter((good) => wanted.has(good)).length;
  return hits * 2 - (sold.length - hits);
}
