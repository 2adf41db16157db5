/** Creator profiles and follower counts. */
export type { Creator } from './api.ts';
export { creatorQuery, followersQuery } from './queries.ts';
