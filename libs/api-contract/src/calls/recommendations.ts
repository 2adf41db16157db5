import { memberCall } from '../call.ts';
import type * as schemas from '../recommendations.ts';

export const recommendedProfiles = memberCall<typeof schemas.recommendedProfiles>({
  method: 'GET',
  path: '/v2/recommended_profiles/',
});

export const profileRecommendations = memberCall<typeof schemas.profileRecommendations>({
  method: 'GET',
  path: '/v1/recommendations/ltk_profile_recommendations/',
});
