import { useApi } from '@social-shop/api-client';
import { useSession } from '@social-shop/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { Toggle } from './defineToggle.ts';
import { isPressed, statesQuery } from './itemState.ts';
import { loadActions } from './loadActions.ts';

/** Returns a function that says whether an item of a `whole` toggle is on. It is a new one when any item has changed. */
export function useItemsOn(toggle: Toggle): (id: string) => boolean {
  const api = useApi();
  const queryClient = useQueryClient();
  const userId = useSession()?.userId;
  const { data: states } = useQuery(statesQuery(toggle, userId));
  const asks = userId !== undefined && states === undefined;
  useEffect(() => {
    if (asks) void loadActions(({ lookUpAll }) => lookUpAll({ toggle, userId, api, queryClient }));
  }, [asks, toggle, userId, api, queryClient]);
  return useCallback((id) => isPressed(states?.[id]), [states]);
}
