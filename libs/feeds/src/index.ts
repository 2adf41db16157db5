/** Home and its feeds. */
export { DiscoverFeed } from './DiscoverFeed.tsx';
export { feature } from './feature.ts';
export { discoverFeedQuery } from './queries.ts';
