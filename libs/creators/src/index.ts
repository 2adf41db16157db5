/** Creator profiles, follower counts, and following. */
export { fetchCreators, type Creator } from './api.ts';
export { CreatorHeader } from './components/CreatorHeader.tsx';
export { CreatorRow } from './components/CreatorRow.tsx';
export { FloatingFollowButton } from './components/FloatingFollowButton.tsx';
export { FollowButton, type FollowButtonProps } from './components/FollowButton.tsx';
export { follows } from './follows.ts';
export { pendingFollow } from './pendingFollow.ts';
export { creatorQuery, followersQuery } from './queries.ts';
export { recommendationsQuery, recommendedQuery, type RecommendedCreator } from './recommendations.ts';
