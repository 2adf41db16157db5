import { useTrack } from '@social-shop/analytics';
import { useEffect } from 'react';
import { loggedIn, signedUp } from './events.ts';
import { useSessionState } from './session.ts';

/** Records the sign-in that has just begun the session. Every page and tab may do so, since it is stored once. */
export function useTrackSignIn(): void {
  const track = useTrack();
  const { at, isNew = false } = useSessionState()?.signedIn ?? {};
  useEffect(() => {
    if (at !== undefined) track(isNew ? signedUp(at) : loggedIn(at));
  }, [at, isNew, track]);
}
