import { publicCall } from '@social-shop/api-contract/call';

/** Milliseconds for which an action waits for a sign-in (P3). */
export const PENDING_MS = 30 * 60_000;

/** Takes the action that led to the sign-in: 204 for one document of the session, 409 for every other. The host handles it. */
export const takePending = publicCall<{ body: { readonly id: string } }>({ method: 'POST', path: '/session/pending' });
