import { and, eq, inArray } from 'drizzle-orm';
import * as schema from '../../db/schema.ts';
import { hashtagsOf } from '../hashtags.ts';
import { idOf } from '../ids.ts';
import { MediaLibrary } from '../media.ts';
import { merchandise } from '../goods/index.ts';
import type { Department } from '../goods/merchandise.ts';
import { describeScene, enumerate, piecesOf, type Piece, type SceneRecipe } from '../scenery.ts';
import { curator, ensureCurator } from './curator.ts';
import { findPlaces } from './feed-places.ts';
import { chooseHero, type Room } from './heroes.ts';
import type { Transaction } from './write-products.ts';

/** An imported product as a post shows it. */
export interface ShownProduct {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly isOnSale: boolean;
  readonly piece: Piece;
}

const FEWEST = 3;
const MOST = 8;
const HERO = { width: 900, height: 1125 };

const roomOf: Readonly<Record<Department, Room>> = {
  clothing: 'wardrobe',
  shoes: 'wardrobe',
  bags: 'wardrobe',
  accessories: 'jewellery',
  beauty: 'beauty',
  home: 'house',
  table: 'house',
  plants: 'house',
};
const captions: Readonly<Record<Room, readonly string[]>> = {
  wardrobe: [
    'Straight from the rail: {things}.',
    'I went through every page of {shops} and kept these.',
    'Layers that arrived this week. {things}, for a start.',
  ],
  jewellery: [
    'A small tray of new things: {things}.',
    'Gold, silver and one or two surprises from {shops}.',
    'The ones I would wear tomorrow: {things}.',
  ],
  beauty: ['New on my shelf: {things}.', 'Fresh from {shops}, tested by me first.'],
  house: [
    'The house gets a little better: {things}.',
    'New from {shops}, for inside and out.',
    'A corner I would happily move into: {things}.',
  ],
};

/** Shows products in new posts of the shop curator, placed among the first of the home feed; gives how many posts were made. */
export async function postProducts(
  transaction: Transaction,
  imported: readonly ShownProduct[],
  now: Date,
): Promise<number> {
  await ensureCurator(transaction);
  const waiting = await notShownYet(transaction, imported);
  const groups = groupByRoom(waiting);
  const places = await findPlaces(transaction, groups.length);
  for (const [index, { room, products }] of groups.entries()) {
    const { score, families } = places[index] ?? { score: 0, families: [] };
    const scene = chooseHero(room, products, families, HERO.height / HERO.width);
    await insertPost(transaction, { products, scene, score, caption: captionFor(room, products, index), now });
  }
  return groups.length;
}

async function notShownYet(transaction: Transaction, imported: readonly ShownProduct[]): Promise<ShownProduct[]> {
  if (imported.length === 0) return [];
  const shown = await transaction
    .select({ id: schema.products.productDetailsId })
    .from(schema.products)
    .innerJoin(schema.posts, eq(schema.posts.id, schema.products.postId))
    .where(
      and(
        eq(schema.posts.profileId, curator.id),
        inArray(
          schema.products.productDetailsId,
          imported.map(({ id }) => id),
        ),
      ),
    );
  const ids = new Set(shown.map(({ id }) => id));
  return imported.filter(({ id }) => !ids.has(id));
}

/** Groups of 3 to 8 of one kind; a kind with fewer joins the largest. */
function groupByRoom(products: readonly ShownProduct[]): { room: Room; products: ShownProduct[] }[] {
  const rooms = [...Map.groupBy(products, ({ piece }) => roomOf[merchandise[piece.good]?.department ?? 'home'])];
  rooms.sort(([, a], [, b]) => b.length - a.length);
  const [largest] = rooms;
  const kept = rooms.filter(([, members], index) => index === 0 || members.length >= FEWEST);
  for (const [, members] of rooms)
    if (largest && !kept.some(([, list]) => list === members)) largest[1].push(...members);
  const groups = kept.map(([room, members]) => chunk(members).map((part) => ({ room, products: part })));
  // One of each kind in turn, so that the feed does not show three wardrobes in a row.
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => groups.flatMap((list) => list[turn] ?? [])).flat();
}

function chunk<T>(list: readonly T[]): T[][] {
  const parts = Math.ceil(list.length / MOST);
  return Array.from({ length: parts }, (_, part) =>
    list.slice(Math.round((part * list.length) / parts), Math.round(((part + 1) * list.length) / parts)),
  );
}

interface NewPost {
  readonly products: readonly ShownProduct[];
  readonly scene: SceneRecipe;
  readonly score: number;
  readonly caption: string;
  readonly now: Date;
}

async function insertPost(transaction: Transaction, { products, scene, score, caption, now }: NewPost): Promise<void> {
  const id = idOf('imported post', ...products.map((product) => product.id));
  const media = new MediaLibrary();
  const alt = describeScene(scene, piecesOf(scene, HERO.height / HERO.width));
  const heroMediaId = media.addImage({ kind: 'scene', ...scene }, HERO, alt);
  await transaction.insert(schema.mediaObjects).values(media.rows).onConflictDoNothing();
  await transaction
    .insert(schema.posts)
    .values({ id, profileId: curator.id, heroMediaId, caption, createdAt: now, score });
  await transaction
    .insert(schema.postHashtags)
    .values(hashtagsOf(caption).map((hashtag) => ({ hashtag, createdAt: now, postId: id })));
  await transaction.insert(schema.products).values(
    products.map((product, position) => ({
      id: idOf('product of imported post', id, position),
      postId: id,
      position,
      productDetailsId: product.id,
    })),
  );
}

function captionFor(room: Room, products: readonly ShownProduct[], index: number): string {
  const patterns = captions[room];
  const things = enumerate(products.slice(0, 3).map(({ name }) => name));
  const shops = enumerate([...new Set(products.map(({ vendor }) => vendor))].slice(0, 3));
  const text = (patterns[index % patterns.length] ?? '{things}').replace('{things}', things).replace('{shops}', shops);
  const tags = ['#NewIn', ...(products.some(({ isOnSale }) => isOnSale) ? ['#SaleAlert'] : [])];
  return `${text}\n\n${tags.join(' ')}`;
}
