import { useReplayPending, useSession, useTrackSignIn } from '@social-shop/auth';
import { OfflineMessage, Snackbar } from '@social-shop/commerce-ui';
import { useOnline } from '../connection.ts';
import { pendingActions } from '../pendingActions.ts';

/** The shell's items at the foot of the window. */
export function Bottom() {
  useReplayPending(pendingActions);
  useTrackSignIn();
  return (
    <>
      <OfflineMessage offline={!useOnline()} />
      {/* A message and its undo belong to the visitor to whom it was shown. */}
      <Snackbar key={useSession()?.userId} />
    </>
  );
}
