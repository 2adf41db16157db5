import { ApiError, type ApiClient } from '@social-shop/api-client';
import type { useSnackbar } from '@social-shop/commerce-ui';
import type { useIntl } from '@social-shop/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { keep, takeStored, type PendingKind } from './pendingAction.ts';
import { takePending } from './takePending.ts';

/** The arguments of an action after the sign-in. */
export interface Replay {
  readonly targetId: string;
  /** Where it was pressed, if that says more about the target. */
  readonly through: string | undefined;
  /** The person who has signed in. */
  readonly userId: string;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly intl: ReturnType<typeof useIntl>;
  /** Shows the visitor that the action was done, or that it failed. */
  readonly show: ReturnType<typeof useSnackbar>['show'];
}

/** Code that does an action after the sign-in, and tells the visitor. Its texts are loaded with it. */
export interface Replayer {
  readonly lazy: () => Promise<{ readonly replay: (replay: Replay) => void }>;
}

export type Replayers = Readonly<Partial<Record<PendingKind, Replayer>>>;

/**
 * Does the action that led to the sign-in, at most once (T96): the host gives its id to the session that began with it, and one document of
 * that session takes it. If code or connection fail before, the action stays for the next document.
 */
export async function replayPending(
  id: string,
  replayers: Replayers,
  replay: Omit<Replay, 'targetId' | 'through'>,
): Promise<void> {
  // At once, so a second call finds nothing.
  const action = takeStored(id);
  const replayer = action && replayers[action.kind];
  if (!action || !replayer) return;
  try {
    const code = await replayer.lazy();
    await replay.api(takePending, { body: { id } });
    code.replay({ ...replay, targetId: action.targetId, through: action.through });
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (!isRefused) keep(action);
  }
}
