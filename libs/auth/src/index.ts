/** Who is this: the session, on server and client alike. */
export { sessionQuery, useSession, type ProfileClaim, type Session, type SessionState } from './session.ts';
