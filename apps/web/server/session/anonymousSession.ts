import type { SessionState } from '@social-shop/auth';
import type { HostEnv } from '../env.ts';

/** What pages are told of a visitor who is not signed in; where people sign in decides what they show. */
export const anonymousSessionOf = ({ strategy }: Pick<HostEnv, 'strategy'>): SessionState => ({
  session: null,
  ...(strategy === 'password' ? { strategy } : {}),
});
