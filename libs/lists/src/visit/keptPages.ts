import type { InfiniteData } from '@tanstack/react-query';
import type { PostPage } from '../../../posts/src/postPage.ts';

/** The pages of a feed as its query has them. */
export type FeedPages = InfiniteData<PostPage, string | null>;

const PREFIX = 'feed ';
/** Of a post's summary: a tab may outlive a deploy that changes it, and what it kept is no summary any more. */
const SHAPE = '2 ';

/** Keeps the pages that a reader has seen, for a reload of this history entry (S28). A full storage forgets older feeds first. */
export function keepPages(name: string, pages: FeedPages): void {
  const write = () => sessionStorage.setItem(PREFIX + SHAPE + name, JSON.stringify(pages));
  try {
    write();
  } catch {
    try {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
      write();
    } catch {
      // No storage, or less than this feed takes: a reload then begins with the first page.
    }
  }
}

/** The pages that were kept under a name. */
export function keptPages(name: string): FeedPages | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + SHAPE + name) ?? 'null') as Partial<FeedPages> | null;
    const { pages, pageParams } = kept ?? {};
    if (!Array.isArray(pages) || !Array.isArray(pageParams)) return undefined;
    return pages.every(({ posts }) => Array.isArray(posts)) ? { pages, pageParams } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The first page as it is now, then all that was kept. Each post is there once, so it does not matter whether the order has changed
 * meanwhile; the last page stays even without posts, because its cursor leads on.
 */
export function withKept(fresh: FeedPages, kept: FeedPages): FeedPages {
  const known = new Set(fresh.pages.flatMap(({ posts }) => posts.map(({ id }) => id)));
  const last = kept.pages.length - 1;
  const rest = kept.pages.flatMap((page, index) => {
    const posts = page.posts.filter(({ id }) => !known.has(id));
    return posts.length > 0 || index === last
      ? [{ page: { ...page, posts }, param: kept.pageParams[index] ?? null }]
      : [];
  });
  return {
    pages: [...fresh.pages, ...rest.map(({ page }) => page)],
    pageParams: [...fresh.pageParams, ...rest.map(({ param }) => param)],
  };
}
