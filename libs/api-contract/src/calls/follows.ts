import { memberCall } from '../call.ts';
import type * as schemas from '../follows.ts';

export const followsList = memberCall<typeof schemas.followsList>({ method: 'GET', path: '/v2/follows/' });

export const createFollows = memberCall<typeof schemas.createFollows>({ method: 'POST', path: '/v2/follows/' });

export const deleteFollows = memberCall<typeof schemas.deleteFollows>({ method: 'DELETE', path: '/v2/follows/' });
