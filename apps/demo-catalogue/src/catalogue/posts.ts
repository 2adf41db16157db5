import { clips, type Clip } from '../clips/clips.ts';
import { listFamilies, type FamilyName, type Topic } from '../scene/families.ts';
import { cycle, seeded, type Random } from '../scene/random.ts';
import { CATALOGUE_DATE, CATALOGUE_DAYS, DAY_MS } from './calendar.ts';
import type { Creator } from './creators.ts';
import { orderForFeed } from './feedOrder.ts';
import { firstPage, type Staged } from './firstPage.ts';
import type { Shelf } from './shelf.ts';
import type { CatalogueProduct } from './products.ts';
import { chooseScene, pickTopic } from './sceneChoice.ts';
import type { Piece, SceneRecipe } from './scenery.ts';

/** A post before it becomes rows. */
export interface CataloguePost {
  /** Unique in the catalogue: creator and number. */
  readonly key: string;
  readonly creator: Creator;
  readonly scene: SceneRecipe;
  readonly size: { readonly width: number; readonly height: number };
  readonly pieces: readonly Piece[];
  readonly products: readonly CatalogueProduct[];
  readonly createdAt: Date;
  /** For a video post: its picture is the first scene of the clip. */
  readonly clip: Clip | undefined;
}

/** A picture chosen for a post; its products are added once its place in the feed is known. */
interface Draft {
  readonly key: string;
  readonly creator: string;
  readonly by: Creator;
  readonly family: FamilyName;
  readonly scene: SceneRecipe;
  readonly size: CataloguePost['size'];
  readonly pieces: readonly Piece[];
  readonly clip: Clip | undefined;
  readonly staged?: Staged;
}

const WIDTH = 900;
/** Height / width: half of the pictures are 4:5. */
const ratios = [5 / 4, 5 / 4, 5 / 4, 5 / 4, 4 / 3, 1, 3 / 2, 16 / 9];
const FEWEST_POSTS = 6;

/** The demo's posts in the order of the featured feed, the first one first. */
export function makePosts(count: number, creators: readonly Creator[], shelf: Shelf): CataloguePost[] {
  const numbers = shareOut(count, creators.length);
  const drafts = creators.flatMap((creator, index) => draftPosts(creator, cycle(numbers, index)));
  const first = firstPage.map((staged) => {
    const draft = drafts.find(({ key }) => key === `${staged.creator} 0`);
    if (!draft) throw new Error(`There is no creator ${staged.creator} for the first page`);
    return draft;
  });
  return orderForFeed(drafts, first).map((draft, index) => finish(draft, index / count, shelf));
}

/** The number of posts of each creator: a few have many. */
function shareOut(count: number, creators: number): number[] {
  const random = seeded('posts per creator');
  const weights = Array.from({ length: creators }, () => random.range(0.2, 1) ** 2);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const free = count - creators * FEWEST_POSTS;
  const numbers = weights.map((weight) => FEWEST_POSTS + Math.floor((weight / sum) * free));
  const missing = count - numbers.reduce((total, number) => total + number, 0);
  return numbers.map((number, index) => (index < missing ? number + 1 : number));
}

function draftPosts(creator: Creator, count: number): Draft[] {
  const { displayName } = creator.row;
  const staged = firstPage.find((entry) => entry.creator === displayName);
  const drafts: Draft[] = [];
  for (let number = 0; number < count; number++) {
    const random = seeded(`post ${displayName} ${number}`);
    const plan = number === 0 ? staged : undefined;
    const clip = clipOf(creator, number, staged);
    const topic = pickTopic(random, creator.topics);
    const family =
      plan?.family ??
      clip?.scene.family ??
      pickFamily(
        random,
        topic,
        drafts.slice(-2).map((draft) => draft.family),
      );
    const ratio = plan?.ratio ?? clip?.ratio ?? random.pick(ratios);
    const size = { width: WIDTH, height: Math.round(WIDTH * ratio) };
    const about = plan || clip ? undefined : topic;
    const { scene, pieces } = chooseScene(
      { family, palette: creator.palette, seed: plan?.seed ?? clip?.scene.seed ?? `${displayName}-${number}` },
      size.height / size.width,
      about,
    );
    const key = `${displayName} ${number}`;
    const draft = { key, creator: displayName, by: creator, family, scene, size, pieces, clip };
    drafts.push({ ...draft, ...(plan && { staged: plan }) });
  }
  return drafts;
}

/**
 * The clip of a creator's nth post, if that is a video: one at most, in their colours and on their topic, because creators with the same
 * colours share it.
 */
function clipOf({ row, palette, topics }: Creator, number: number, staged: Staged | undefined): Clip | undefined {
  const chosen = staged?.isVideo ? 0 : seeded(`clip ${row.displayName}`).int(1, FEWEST_POSTS - 1);
  if (number !== chosen) return undefined;
  return clips.find((clip) => clip.scene.palette === palette && clip.topics.some((topic) => topics[topic]));
}

function pickFamily(random: Random, topic: Topic, before: readonly FamilyName[]): FamilyName {
  const fitting = listFamilies().filter(({ topics }) => topics.includes(topic));
  const fresh = fitting.filter(({ name }) => !before.includes(name));
  return random.pick(fresh.length > 0 ? fresh : fitting).name;
}

function finish(draft: Draft, place: number, shelf: Shelf): CataloguePost {
  const { by: creator, key, scene, size, pieces, clip, staged } = draft;
  const random = seeded(`products ${key}`);
  const count = staged?.products ?? pickCount(random);
  return {
    key,
    creator,
    scene,
    size,
    pieces,
    products: shelf.take(random, creator.palette, pieces, count),
    createdAt: dateAt(random, place),
    clip,
  };
}

/** 1 to 8 for most, up to 24 for about six in a hundred. */
function pickCount(random: Random): number {
  if (random.chance(0.06)) return random.chance(0.35) ? 24 : random.int(9, 23);
  return random.pick([1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 8]);
}

const DATE_SPREAD_DAYS = 6;

/** Posts high in the feed are mostly new, and a little shuffled. */
function dateAt(random: Random, place: number): Date {
  const days = Math.abs(
    place ** 1.15 * (CATALOGUE_DAYS - DATE_SPREAD_DAYS) +
      random.range(0, 1) * Math.min(DATE_SPREAD_DAYS, 0.2 + place * 400),
  );
  return new Date(Math.round(CATALOGUE_DATE - days * DAY_MS));
}
