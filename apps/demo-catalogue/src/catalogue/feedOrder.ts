import { seeded } from '../scene/random.ts';

/** The inputs of the featured feed's order. */
export interface Orderable {
  readonly creator: string;
  readonly family: string;
}

/** A creator is repeated after this many others. */
const CREATOR_GAP = 12;

/**
 * Orders posts for the featured feed: `start` first, then each creator's posts spread evenly over the rest. Neighbours never share a
 * family, and a creator is not repeated within 12.
 *
 * @throws if the posts cannot satisfy these rules: too many of one family or one creator.
 */
export function orderForFeed<Post extends Orderable>(posts: readonly Post[], start: readonly Post[]): Post[] {
  const ordered = [...start];
  const waiting = byDueTime(posts.filter((post) => !start.includes(post)));
  const familiesLeft = new Map<string, number>();
  for (const { family } of waiting) familiesLeft.set(family, (familiesLeft.get(family) ?? 0) + 1);

  while (waiting.length > 0) {
    const recent = new Set(ordered.slice(-CREATOR_GAP).map(({ creator }) => creator));
    const last = ordered.at(-1)?.family;
    const fits = (post: Post) => post.family !== last && !recent.has(post.creator);
    // A family that makes up half of the rest must come now, otherwise its posts end up side by side.
    const pressing = [...familiesLeft].find(([family, left]) => family !== last && left * 2 >= waiting.length)?.[0];
    let index = waiting.findIndex((post) => fits(post) && (pressing === undefined || post.family === pressing));
    if (index < 0) index = waiting.findIndex(fits);
    const [post] = index < 0 ? [] : waiting.splice(index, 1);
    if (!post) throw new Error('The posts cannot be ordered: too many of one family or one creator are left');
    ordered.push(post);
    familiesLeft.set(post.family, (familiesLeft.get(post.family) ?? 1) - 1);
  }
  return ordered;
}

/** Sorted by when each is due, so a creator with many posts comes often but never in a row. */
function byDueTime<Post extends Orderable>(posts: readonly Post[]): Post[] {
  const random = seeded('feed order');
  const byCreator = Map.groupBy(random.shuffle(posts), ({ creator }) => creator);
  return [...byCreator.values()]
    .flatMap((own) => {
      const offset = random.next();
      return own.map((post, index) => ({ post, due: (index + offset) / own.length }));
    })
    .sort((a, b) => a.due - b.due)
    .map(({ post }) => post);
}
