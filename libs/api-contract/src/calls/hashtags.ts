import { publicCall } from '../call.ts';
import type * as schemas from '../hashtags.ts';

/** How many posts and creators a hashtag has; 404 without a post. */
export const hashtag = publicCall<typeof schemas.hashtag>({
  method: 'GET',
  path: '/v3/hashtags/{hashtag}',
  sameForAll: true,
});
