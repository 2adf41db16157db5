import { memberCall, publicCall } from '../call.ts';
import type * as schemas from '../profiles.ts';

export const profilesList = publicCall<typeof schemas.profilesList>({
  method: 'GET',
  path: '/v2/profiles/',
  sameForAll: true,
});

export const followersStatistics = publicCall<typeof schemas.followersStatistics>({
  method: 'GET',
  path: '/v2/followers_statistics/',
  sameForAll: true,
});

export const recommendedProfiles = memberCall<typeof schemas.recommendedProfiles>({
  method: 'GET',
  path: '/v2/recommended_profiles/',
});

export const profileRecommendations = memberCall<typeof schemas.profileRecommendations>({
  method: 'GET',
  path: '/v1/recommendations/ltk_profile_recommendations/',
});
