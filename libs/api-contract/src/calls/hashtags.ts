import { publicCall } from '../call.ts';
import type * as schemas from '../hashtags.ts';

/** The number of posts and creators of a hashtag; 404 if it has no post. */
export const hashtag = publicCall<typeof schemas.hashtag>({
  method: 'GET',
  path: '/v3/hashtags/{hashtag}',
  sameForAll: true,
});
