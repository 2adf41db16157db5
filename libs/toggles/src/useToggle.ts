import { useApi } from '@social-shop/api-client';
import { useRequireLogin, useSession, type PressedAction } from '@social-shop/auth';
import { useSnackbar } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Toggle } from './defineToggle.ts';
import { isPressed, isUnsure, stateOf, statesQuery } from './itemState.ts';
import { loadActions, press } from './loadActions.ts';
import { messages } from './messages.ts';

export interface ToggleOptions {
  /** The message after the button has turned the item off, shown for 8 seconds with an Undo that turns it on again. */
  readonly removed?: string;
  /** The same for turning it on. */
  readonly added?: string;
  /** Replaces what the sign-up page announces after a press of a visitor who is not signed in. */
  readonly prompt?: PressedAction['prompt'];
}

export interface ToggleButton {
  /** For `aria-pressed`. The same in every button of the item; false for visitors who are not signed in. */
  readonly pressed: boolean;
  /** For `onClick`: flips the item, or sends a visitor who is not signed in to sign-up, after which it is turned on. */
  readonly toggle: () => void;
}

/** A button that turns a toggle on and off for one item (S30). */
export function useToggle(toggle: Toggle, id: string, { removed, added, prompt }: ToggleOptions = {}): ToggleButton {
  const api = useApi();
  const queryClient = useQueryClient();
  const userId = useSession()?.userId;
  const requireLogin = useRequireLogin();
  const { formatMessage } = useIntl();
  const { show } = useSnackbar();
  const { data: state } = useQuery({ ...statesQuery(toggle, userId), select: (states) => states[id] });
  const failed = formatMessage(messages.failed);
  const tellFailure = () => show({ tone: 'alert', text: failed });

  useEffect(() => {
    if (userId === undefined) return;
    const items = { toggle, userId, api, queryClient };
    void loadActions(({ joinTabs, resume }) => {
      joinTabs(queryClient);
      resume(items, () => show({ tone: 'alert', text: failed }));
    });
  }, [toggle, userId, api, queryClient, show, failed]);

  const asks = userId !== undefined && !toggle.whole && isUnsure(state);
  useEffect(() => {
    if (asks) void loadActions(({ lookUp }) => lookUp({ toggle, id, userId, api, queryClient }));
  }, [asks, toggle, id, userId, api, queryClient]);

  return {
    pressed: isPressed(state),
    toggle() {
      const isSignedIn = requireLogin(
        toggle.pending && { kind: toggle.pending, targetId: id, through: toggle.through, prompt },
      );
      if (!isSignedIn || userId === undefined) return;
      const target = { toggle, id, userId, api, queryClient };
      const wanted = !isPressed(stateOf(target));
      void press(target, wanted, tellFailure);
      const text = wanted ? added : removed;
      if (text === undefined) return;
      const action = { label: formatMessage(messages.undo), onPress: () => void press(target, !wanted, tellFailure) };
      show({ tone: 'status', text, action });
    },
  };
}
