import type * as schemas from '../analytics.ts';
import { publicCall } from '../call.ts';

/** Stores visitors' events without their identity (W27). */
export const analyticsEvents = publicCall<typeof schemas.analyticsEvents>({
  method: 'POST',
  path: '/v1/analytics/events',
  sameForAll: true,
  opaqueKeys: ['properties'],
});
