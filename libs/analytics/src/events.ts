/** Something that a visitor did, made by a library's typed builder. */
export interface TrackedEvent {
  /** Begins with the library's name ('posts.share'), or is the specification's own ('/scroll/discover'). */
  readonly name: string;
  /** Flat, and nothing that tells who the visitor is: ids of posts and products, counts, names of places. */
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  /** Tells apart events of one name that follow quickly and are all meant, such as the impressions of a row of tiles. */
  readonly subject?: string;
  /** Stored once for each browser, name and subject, however many pages record it. It also carries the ids of visit and browser. */
  readonly once?: boolean;
}

/** More items of a feed came into view: `/scroll/discover`, with the items so far and their page of 30 (specification 1, section 9). */
export function scrolled(feed: string, items: number) {
  return { name: `/scroll/${feed}`, properties: { items, page: Math.ceil(items / 30) } } satisfies TrackedEvent;
}

/**
 * A page was shown for 250 ms. It carries the ids of visit and browser; the first of a document also what led to it: `utm_campaign`, `utm_source`,
 * `utm_medium`, `utm_term`, `utm_content`, and the origin of a `referrer`.
 */
export function viewed(visit: TrackedEvent['properties']) {
  return { name: 'page', properties: { ...visit } } satisfies TrackedEvent;
}
