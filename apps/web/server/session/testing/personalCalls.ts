import { idempotent, memberCall } from '@social-shop/api-contract/call';

/** Calls per person for the tests of sessions, whichever the contract has. */
export const likes = memberCall<{ response: object }>({ method: 'GET', path: '/v2/likes' });
export const addLike = idempotent(memberCall<{ response: object }>({ method: 'POST', path: '/v2/likes' }));
