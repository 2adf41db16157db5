import { and, desc, eq, inArray } from 'drizzle-orm';
import type { FamilyName } from '../../images/scene/families.ts';
import * as schema from '../../db/schema.ts';
import { hashtagsOf } from '../hashtags.ts';
import { idOf } from '../ids.ts';
import { MediaLibrary, SQUARE } from '../media.ts';
import { merchandise } from '../goods/index.ts';
import type { Department } from '../goods/merchandise.ts';
import { describeScene, enumerate, piecesOf, type Piece, type SceneRecipe } from '../scenery.ts';
import type { Transaction } from './write-products.ts';

/** An imported product as a post shows it. */
export interface ShownProduct {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly isOnSale: boolean;
  readonly piece: Piece;
}

const curator = {
  id: idOf('profile', 'marguerite.oakes'),
  displayName: 'marguerite.oakes',
  name: 'Marguerite Oakes',
  bio: 'I read shop catalogues so that you do not have to. New arrivals, honestly picked.',
  palette: 'sage',
};

const FEWEST = 3;
const MOST = 8;
/** Places of new posts in the home feed: the 6th, the 12th and so on; six of them among the first 36. */
const PLACE_STEP = 6;
const HERO = { width: 900, height: 1125 };
const HERO_RATIO = HERO.height / HERO.width;
const SCENES_TRIED = 150;

type Room = 'wardrobe' | 'jewellery' | 'beauty' | 'house';
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
const familiesOfRoom: Readonly<Record<Room, readonly FamilyName[]>> = {
  wardrobe: ['rail', 'form', 'outfit', 'giant'],
  jewellery: ['tray', 'grid', 'podium', 'drape'],
  beauty: ['terrazzo', 'podium', 'tray'],
  house: ['room', 'shelves', 'arch', 'geometry'],
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
  const scores = await scoresFor(transaction, groups.length);
  for (const [index, { room, products }] of groups.entries()) {
    await insertPost(transaction, room, products, scores[index] ?? 0, index, now);
  }
  return groups.length;
}

async function ensureCurator(transaction: Transaction): Promise<void> {
  const media = new MediaLibrary();
  const { palette, ...row } = curator;
  const cover = { family: 'papercut', palette, seed: 'cover marguerite.oakes' };
  const coverSize = { width: 1200, height: 400 };
  const coverAlt = describeScene(cover, piecesOf(cover, coverSize.height / coverSize.width));
  const avatarMediaId = media.addImage(
    { kind: 'avatar', seed: row.displayName, palette },
    SQUARE,
    `Line portrait of ${row.name}.`,
  );
  const coverMediaId = media.addImage({ kind: 'scene', ...cover }, coverSize, coverAlt);
  await transaction.insert(schema.mediaObjects).values(media.rows).onConflictDoNothing();
  await transaction
    .insert(schema.profiles)
    .values({
      ...row,
      avatarMediaId,
      coverMediaId,
      followersCount: 18_400,
      createdAt: new Date('2025-03-14T09:00:00Z'),
    })
    .onConflictDoNothing();
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

/** Scores that lie between those of the present neighbours. */
async function scoresFor(transaction: Transaction, count: number): Promise<number[]> {
  const present = await transaction
    .select({ score: schema.posts.score, profileId: schema.posts.profileId })
    .from(schema.posts)
    .orderBy(desc(schema.posts.score), desc(schema.posts.id))
    .limit((count + 1) * PLACE_STEP * 2);
  const scores: number[] = [];
  for (let place = PLACE_STEP - 1; scores.length < count; place += PLACE_STEP) {
    // Those placed so far move the rest down by one each.
    const next = present[place - scores.length];
    const before = present[place - scores.length - 1];
    const isTaken = [before, next].some((post) => post?.profileId === curator.id);
    if (isTaken) continue;
    const floor = next?.score ?? 0;
    scores.push(Math.floor((floor + (before?.score ?? floor)) / 2));
  }
  return scores;
}

async function insertPost(
  transaction: Transaction,
  room: Room,
  products: readonly ShownProduct[],
  score: number,
  index: number,
  now: Date,
): Promise<void> {
  const id = idOf('imported post', ...products.map((product) => product.id));
  const media = new MediaLibrary();
  const scene = sceneFor(room, products, index);
  const alt = describeScene(scene, piecesOf(scene, HERO_RATIO));
  const heroMediaId = media.addImage({ kind: 'scene', ...scene }, HERO, alt);
  const caption = captionFor(room, products, index);
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

/** Of many scenes the one that shows most of the products' own kinds. */
function sceneFor(room: Room, products: readonly ShownProduct[], index: number): SceneRecipe {
  const wanted = new Set(products.map(({ piece }) => piece.good));
  const families = familiesOfRoom[room];
  const family = families[index % families.length] ?? 'grid';
  let best: { scene: SceneRecipe; hits: number } | undefined;
  for (let tries = 0; tries < SCENES_TRIED; tries++) {
    const scene = { family, palette: curator.palette, seed: `${products[0]?.id} ${tries}` };
    const hits = piecesOf(scene, HERO_RATIO).filter(({ good }) => wanted.has(good)).length;
    if (!best || hits > best.hits) best = { scene, hits };
  }
  return best?.scene ?? { family, palette: curator.palette, seed: room };
}

function captionFor(room: Room, products: readonly ShownProduct[], index: number): string {
  const patterns = captions[room];
  const things = enumerate(products.slice(0, 3).map(({ name }) => name));
  const shops = enumerate([...new Set(products.map(({ vendor }) => vendor))].slice(0, 3));
  const text = (patterns[index % patterns.length] ?? '{things}').replace('{things}', things).replace('{shops}', shops);
  const tags = ['#NewIn', ...(products.some(({ isOnSale }) => isOnSale) ? ['#SaleAlert'] : [])];
  return `${text}\n\n${tags.join(' ')}`;
}
