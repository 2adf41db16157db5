import { memberCall } from '../call.ts';
import type * as schemas from '../likes.ts';

export const likesList = memberCall<typeof schemas.likesList>({ method: 'GET', path: '/v2/likes/' });

export const createLike = memberCall<typeof schemas.createLike>({ method: 'POST', path: '/v2/likes/' });

export const deleteLikes = memberCall<typeof schemas.deleteLikes>({ method: 'DELETE', path: '/v2/likes/' });
