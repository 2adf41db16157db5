import { useApi } from '@social-shop/api-client';
import { useRequireLogin, useSession } from '@social-shop/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Toggle } from './defineToggle.ts';
import { isPressed, isUnsure, statesQuery } from './itemState.ts';
import { lookUp } from './lookUp.ts';
import { press } from './press.ts';
import { useTellFailure } from './TogglesProvider.ts';

export interface ToggleButton {
  /** For `aria-pressed`. The same in every button of the item; false for visitors who are not signed in. */
  readonly pressed: boolean;
  /** For `onClick`: flips the item, or leads who is not signed in to sign-up. */
  readonly toggle: () => void;
}

/** A button that turns a toggle on and off for one item (S30). */
export function useToggle(toggle: Toggle, id: string): ToggleButton {
  const api = useApi();
  const queryClient = useQueryClient();
  const userId = useSession()?.userId;
  const requireLogin = useRequireLogin();
  const tell = useTellFailure();
  const { data: state } = useQuery({ ...statesQuery(toggle, userId), select: (states) => states[id] });

  const asks = userId !== undefined && isUnsure(state);
  useEffect(() => {
    if (asks) void lookUp({ toggle, id, userId, api, queryClient });
  }, [asks, toggle, id, userId, api, queryClient]);

  return {
    pressed: isPressed(state),
    toggle() {
      if (requireLogin() && userId !== undefined) press({ toggle, id, userId, api, queryClient }, tell);
    },
  };
}
