import { seeded } from '../images/scene/random.ts';

/** What the order of the featured feed looks at. */
export interface Orderable {
  readonly creator: string;
  readonly family: string;
}

/** A creator comes again after this many others. */
const CREATOR_GAP = 12;

/**
 * Orders posts for the featured feed: neighbours never share a family, a creator does not come again within 12.
 * Whoever has most left is drawn most often, so that the end of the list can still keep the rules.
 */
export function orderForFeed<Post extends Orderable>(posts: readonly Post[], start: readonly Post[] = []): Post[] {
  const random = seeded('feed order');
  const first = new Set(start);
  const waiting = Map.groupBy(random.shuffle(posts.filter((post) => !first.has(post))), ({ family }) => family);
  const left = new Map<string, number>();
  for (const { creator } of posts) left.set(creator, (left.get(creator) ?? 0) + 1);

  const ordered: Post[] = [];
  const append = (post: Post) => {
    ordered.push(post);
    left.set(post.creator, (left.get(post.creator) ?? 0) - 1);
  };
  start.forEach(append);
  while (ordered.length < posts.length) {
    const recent = new Set(ordered.slice(-CREATOR_GAP).map(({ creator }) => creator));
    const last = ordered.at(-1)?.family;
    const families = [...waiting].filter(([family, queue]) => family !== last && queue.length > 0);
    const drawn = families
      .map(([family, queue]) => ({ family, key: random.next() ** (1 / queue.length) }))
      .sort((a, b) => b.key - a.key)
      .map(({ family }) => family);
    append(take(drawn, waiting, recent, left));
  }
  return ordered;
}

/** How far into a family's queue a creator with much left is looked for. */
const REACH = 12;

function take<Post extends Orderable>(
  families: readonly string[],
  waiting: Map<string, Post[]>,
  recent: ReadonlySet<string>,
  left: ReadonlyMap<string, number>,
): Post {
  for (const family of families) {
    const queue = waiting.get(family) ?? [];
    let best = -1;
    let seen = 0;
    for (let index = 0; index < queue.length && seen < REACH; index++) {
      const post = queue[index];
      if (!post || recent.has(post.creator)) continue;
      seen++;
      const other = queue[best];
      if (!other || (left.get(post.creator) ?? 0) > (left.get(other.creator) ?? 0)) best = index;
    }
    const [post] = best < 0 ? [] : queue.splice(best, 1);
    if (post) return post;
  }
  throw new Error('The posts cannot be ordered: too many of one family or one creator are left');
}
