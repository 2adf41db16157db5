import { useSession } from '@social-shop/auth';
import { OfflineMessage, Snackbar } from '@social-shop/commerce-ui';
import { useOnline } from '../connection.ts';

/** What the shell has at the foot of the window. */
export function Bottom() {
  return (
    <>
      <OfflineMessage offline={!useOnline()} />
      {/* A message, and what it offers to undo, is of the person to whom it was shown. */}
      <Snackbar key={useSession()?.userId} />
    </>
  );
}
