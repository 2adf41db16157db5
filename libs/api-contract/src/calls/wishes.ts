import { memberCall } from '../call.ts';
import type * as schemas from '../wishes.ts';

export const wishesList = memberCall<typeof schemas.wishesList>({ method: 'GET', path: '/v2/wishes/' });

export const wishById = memberCall<typeof schemas.wishById>({ method: 'GET', path: '/v2/wishes/{id}' });

export const createWish = memberCall<typeof schemas.createWish>({ method: 'POST', path: '/v2/wishes/' });

export const deleteWish = memberCall<typeof schemas.deleteWish>({ method: 'DELETE', path: '/v2/wishes/{id}' });
