import { and, eq, sql } from 'drizzle-orm';
import {
  type About,
  chooseHero,
  describeScene,
  enumerate,
  hashtagsOf,
  idOf,
  MediaLibrary,
  type Piece,
  piecesOf,
  type Room,
  roomOf,
  type SceneRecipe,
  sumUp,
} from '../catalogue/demo.ts';
import * as schema from '../catalogue/tables.ts';
import type { Db } from '../db/database.ts';
import { insertRows, type Transaction } from '../db/write.ts';
import { updatePriceBands } from '../modules/posts/priceBands.ts';
import { writeIndex } from '../modules/search/writeIndex.ts';
import { curator, ensureCurator } from './curator.ts';
import { findPlaces } from './feedPlaces.ts';

/** An imported product in a post. */
export interface ShownProduct {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly isOnSale: boolean;
  readonly piece: Piece;
  readonly about: About;
}

const FEWEST = 3;
const MOST = 8;
const HERO = { width: 900, height: 1125 };
const RATIO = HERO.height / HERO.width;
/** Products that are grouped into posts together. */
const AT_A_TIME = 1_000;
/** The hero is the best of this many scenes; further down the feed, where thousands are needed, of fewer. */
const SCENES_TRIED = 200;
const SCENES_TRIED_BELOW = 12;

/** They begin with the products, because pages are titled by how captions begin, and these posts have one creator and day. */
const captions: Readonly<Record<Room, readonly string[]>> = {
  wardrobe: [
    '{things}: straight from the rail.',
    '{things}, kept after I went through every page of {shops}.',
    '{things}, for a start: layers that arrived this week.',
  ],
  jewellery: [
    '{things}: a small tray of new things.',
    '{things}: gold, silver and one or two surprises from {shops}.',
    '{things}: the ones I would wear tomorrow.',
  ],
  beauty: ['{things}: new on my shelf.', '{things}: fresh from {shops}, tested by me first.'],
  house: [
    '{things}: the house gets a little better.',
    '{things}: new from {shops}, for inside and out.',
    '{things}, in a corner I would happily move into.',
  ],
};

/** Creates posts of the shop curator with products; those of the first products are placed among the first of the home feed. */
export class PostWriter {
  readonly #db: Db;
  readonly #now: Date;
  #waiting: ShownProduct[] = [];
  #isFirst = true;
  /** The number of created posts. */
  written = 0;

  constructor(db: Db, now: Date) {
    this.#db = db;
    this.#now = now;
  }

  async add(products: readonly ShownProduct[]): Promise<void> {
    this.#waiting.push(...products);
    if (this.#waiting.length >= AT_A_TIME) await this.#write();
  }

  /** Creates posts with the remaining products. */
  async finish(): Promise<void> {
    await this.#write();
  }

  async #write(): Promise<void> {
    const imported = this.#waiting;
    this.#waiting = [];
    this.written += await this.#db.transaction(async (transaction) => {
      await ensureCurator(transaction);
      const groups = groupByRoom(await notShownYet(transaction, imported));
      const places = this.#isFirst ? await findPlaces(transaction, groups.length) : [];
      const tries = this.#isFirst ? SCENES_TRIED : SCENES_TRIED_BELOW;
      const posts = groups.map((group, index) => {
        const { score, families } = places[index] ?? { score: 0, families: [] };
        const scene = chooseHero(group.room, group.products, {
          palette: curator.palette,
          taken: families,
          ratio: RATIO,
          tries,
        });
        return postRows({ products: group.products, scene, score, caption: captionFor(group, index), now: this.#now });
      });
      await insertPosts(transaction, posts);
      return posts.length;
    });
    this.#isFirst = false;
  }
}

async function notShownYet(transaction: Transaction, imported: readonly ShownProduct[]): Promise<ShownProduct[]> {
  const ids = imported.map(({ id }) => id);
  const shown = await transaction
    .selectDistinct({ id: schema.products.productDetailsId })
    .from(schema.products)
    .innerJoin(schema.posts, eq(schema.posts.id, schema.products.postId))
    .where(
      and(
        eq(schema.posts.profileId, curator.id),
        sql`${schema.products.productDetailsId} = any(${sql.param(ids)}::uuid[])`,
      ),
    );
  const known = new Set(shown.map(({ id }) => id));
  return imported.filter(({ id }) => !known.has(id));
}

interface Group {
  readonly room: Room;
  readonly products: readonly ShownProduct[];
}

/** Groups of 3 to 8 of one kind; a kind with fewer joins the largest. */
function groupByRoom(products: readonly ShownProduct[]): Group[] {
  const rooms = [...Map.groupBy(products, ({ piece }) => roomOf(piece.good))];
  rooms.sort(([, a], [, b]) => b.length - a.length);
  const [largest] = rooms;
  const kept = rooms.filter(([, members], index) => index === 0 || members.length >= FEWEST);
  for (const [, members] of rooms)
    if (largest && !kept.some(([, list]) => list === members)) largest[1].push(...members);
  const groups = kept.map(([room, members]) => chunk(members).map((part) => ({ room, products: part })));
  // One of each kind in turn, so the feed does not show three wardrobes in a row.
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

function postRows({ products, scene, score, caption, now }: NewPost) {
  const id = idOf('imported post', ...products.map((product) => product.id));
  const media = new MediaLibrary();
  // The curator writes in English.
  const about = sumUp(
    products.map((product) => product.about),
    'en',
  );
  const hashtags = new Set([...hashtagsOf(caption), ...(about.category === null ? [] : [about.category])]);
  const heroMediaId = media.addImage({ kind: 'scene', ...scene }, HERO, describeScene(scene, piecesOf(scene, RATIO)));
  return {
    media: media.rows,
    post: {
      id,
      profileId: curator.id,
      heroMediaId,
      caption,
      ...about,
      createdAt: now,
      score,
    },
    hashtags: [...hashtags].map((hashtag) => ({ hashtag, createdAt: now, score, postId: id })),
    products: products.map((product, position) => ({
      id: idOf('product of imported post', id, position),
      postId: id,
      position,
      productDetailsId: product.id,
    })),
  };
}

async function insertPosts(transaction: Transaction, posts: readonly ReturnType<typeof postRows>[]): Promise<void> {
  const media = new Map(posts.flatMap((post) => post.media.map((row) => [row.id, row] as const)));
  await insertRows(transaction, schema.mediaObjects, [...media.values()], { onConflict: 'nothing' });
  await insertRows(
    transaction,
    schema.posts,
    posts.map(({ post }) => post),
  );
  await insertRows(
    transaction,
    schema.postHashtags,
    posts.flatMap(({ hashtags }) => hashtags),
  );
  await insertRows(
    transaction,
    schema.products,
    posts.flatMap(({ products }) => products),
  );
  await updatePriceBands(
    transaction,
    posts.flatMap(({ products }) => products.map(({ productDetailsId }) => productDetailsId)),
  );
  await writeIndex(transaction, { post: posts.map(({ post }) => post.id) });
}

function captionFor({ room, products }: Group, index: number): string {
  const patterns = captions[room];
  const things = enumerate(products.slice(0, 3).map(({ name }) => withoutHashtags(name)));
  const shops = enumerate([...new Set(products.map(({ vendor }) => withoutHashtags(vendor)))].slice(0, 3));
  // The result of a function is inserted literally; in a string '$&' would be replaced by the match.
  const text = (patterns[index % patterns.length] ?? '{things}').replace(/\{(things|shops)\}/g, (_, blank) =>
    blank === 'things' ? things : shops,
  );
  const tags = ['#NewIn', ...(products.some(({ isOnSale }) => isOnSale) ? ['#SaleAlert'] : [])];
  return `${text}\n\n${tags.join(' ')}`;
}

/** A name that looks the same, but starts no hashtag in a caption: 'Hot #1 shirt' with a word joiner after the mark. */
const withoutHashtags = (name: string) => name.replaceAll('#', '#\u2060');
