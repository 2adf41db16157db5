import { useApi } from '@social-shop/api-client';
import { useSnackbar } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePendingId, useSession } from '../session.ts';
import { replayPending, type Replayers } from './replay.ts';

/** Does the action that the visitor pressed before signing in, on any page that sign-in returns to (P3). For the host. */
export function useReplayPending(replayers: Replayers): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const intl = useIntl();
  const { show } = useSnackbar();
  const userId = useSession()?.userId;
  const pending = usePendingId();
  useEffect(() => {
    if (userId === undefined || pending === undefined) return;
    void replayPending(pending, replayers, { userId, api, queryClient, intl, show });
  }, [userId, pending, replayers, api, queryClient, intl, show]);
}
