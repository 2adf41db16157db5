/** Posts: lists, tiles and the post page. */
export { fetchFeaturedPosts } from './api.ts';
export { PostList } from '../../lists/src/EndlessList.tsx';
export { feature } from './feature.ts';
export { creatorPostsQuery, postFeedQuery, type PostFeedQuery } from './queries.ts';
