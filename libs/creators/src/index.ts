/** Creator profiles and follower counts. */
export { fetchCreators, type Creator } from './api.ts';
export { CreatorHeader } from './components/CreatorHeader.tsx';
export { CreatorRow } from './components/CreatorRow.tsx';
export { follows } from './follows.ts';
export { creatorQuery, followersQuery } from './queries.ts';
