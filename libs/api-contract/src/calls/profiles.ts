import { publicCall } from '../call.ts';
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
