import { publicCall } from '../call.ts';
import type * as schemas from '../presentation.ts';

/** The categories, in the order in which they are shown. */
export const bubbles = publicCall<typeof schemas.bubbles>({
  method: 'POST',
  path: '/v1/presentation/modules/v1_bubbles',
  readsOnly: true,
  sameForAll: true,
});
