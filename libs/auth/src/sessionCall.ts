import { publicCall } from '@social-shop/api-contract/call';
import type { SessionState } from './session.ts';

/** What the host says of its visitor. */
export const sessionState = publicCall<{ response: SessionState }>({ method: 'GET', path: '/session' });
