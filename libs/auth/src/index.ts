/** The session on server and client, guards of private pages, and the pages for signing in. */
export { SignOutForm } from './components/SignOutForm.tsx';
export { feature } from './feature.ts';
export { membersOnly } from './membersOnly.ts';
export {
  formTokenOf,
  sessionQuery,
  useSession,
  type ProfileClaim,
  type Session,
  type SessionState,
} from './session.ts';
export type { PendingKind, PressedAction } from './pending/pendingAction.ts';
export type { Replay, Replayer, Replayers } from './pending/replay.ts';
export { useReplayPending } from './pending/useReplayPending.ts';
export { useRequireLogin } from './useRequireLogin.ts';
export { useTrackSignIn } from './useTrackSignIn.ts';
export { watchSession } from './watchSession.ts';
