/** Posts: lists, tiles and the post page. */
export { fetchFeaturedPosts, ltkPage, pageIncludes, type LtkPage, type PageOptions } from './api.ts';
export { feature } from './feature.ts';
export { likes } from './likes.ts';
export type { PostSummary } from './post.ts';
export { pendingLike } from './pendingLike.ts';
export { postTile, postTileOfCreator } from './postTile.tsx';
export { creatorPostsQuery, postFeedQuery, type PostFeedQuery } from './queries.ts';
export { useHidden } from './useHidden.ts';
export { usePostSeen } from './usePostSeen.ts';
