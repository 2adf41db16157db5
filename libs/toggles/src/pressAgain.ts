import type { Replay } from '@social-shop/auth';
import type { Toggle } from './defineToggle.ts';
import { isPressed, stateOf } from './itemState.ts';
import { press } from './loadActions.ts';
import { messages } from './messages.ts';

/** Turns on an item that a visitor pressed before signing in, then shows the message `done` (P3). */
export async function pressAgain(toggle: Toggle, replay: Replay, done: string): Promise<void> {
  const { targetId: id, userId, api, queryClient, intl, show } = replay;
  const tellFailure = () => show({ tone: 'alert', text: intl.formatMessage(messages.failed) });
  const target = { toggle, id, userId, api, queryClient };
  const isDone = await press(target, true, tellFailure);
  if (isDone && isPressed(stateOf(target))) show({ tone: 'status', text: done });
}
