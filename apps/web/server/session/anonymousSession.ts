import type { SessionState } from '@social-shop/auth';
import type { HostEnv } from '../env.ts';

/** The session of a visitor who is not signed in. It depends on where people sign in. */
export const anonymousSessionOf = ({ strategy }: Pick<HostEnv, 'strategy'>): SessionState => ({
  session: null,
  ...(strategy === 'password' ? { strategy } : {}),
});
