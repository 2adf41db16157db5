import { publicCall } from '../call.ts';
import type * as schemas from '../media.ts';

export const mediaObjectsByIds = publicCall<typeof schemas.mediaObjectsByIds>({
  method: 'GET',
  path: '/v3/media_objects/',
  sameForAll: true,
});
