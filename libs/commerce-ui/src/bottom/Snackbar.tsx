import { useIntl } from '@social-shop/i18n';
import checkCircle from 'icon:check-circle';
import warning from 'icon:warning';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Drawing } from '../icon/Icon.tsx';
import { messages } from '../messages.ts';
import { Button } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { BottomItem } from './BottomItem.tsx';
import { messageTurns, type Hold, type Turn } from './messageTurns.ts';
import * as css from './Snackbar.css.ts';
import { useSnackbarMessages, type SnackbarMessage } from './useSnackbar.tsx';

/** How long a message is shown (S30). */
const SHOWN_MS = 8_000;

/** Keys that move to the foot of the page. They restart the message's time, so that the visitor reaches it. */
const TOWARDS = ['Tab', 'End'];

/**
 * Shows the messages of `useSnackbar` at the foot of the window, one at a time. Its regions are always in the page, so that screen readers
 * announce what appears in them.
 */
export function Snackbar() {
  const { listen } = useSnackbarMessages();
  const [turn, setTurn] = useState<Turn<SnackbarMessage>>();
  const [turns] = useState(() =>
    messageTurns<SnackbarMessage>({ duration: ({ stays }) => (stays ? Infinity : SHOWN_MS), onTurn: setTurn }),
  );

  useEffect(() => listen(turns.show), [listen, turns]);
  useEffect(() => {
    const onVisibility = () => (document.hidden ? turns.hold('hidden') : turns.release('hidden'));
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      // A message that is not rendered is not seen.
      turns.hold('hidden');
    };
  }, [turns]);
  useEffect(() => {
    if (!turn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (TOWARDS.includes(event.key)) turns.restart();
      // Not if a layer above the page or an input method has handled it.
      else if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) turns.end(turn);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [turn, turns]);

  const shown = turn && <Message key={turn.key} {...turn.message} {...turns} end={() => turns.end(turn)} />;
  const isAlert = turn?.message.tone === 'alert';
  return (
    <BottomItem place="message">
      <div role="status">{isAlert ? null : shown}</div>
      <div role="alert">{isAlert ? shown : null}</div>
    </BottomItem>
  );
}

interface MessageProps extends SnackbarMessage {
  readonly hold: (why: Hold) => void;
  readonly release: (why: Hold) => void;
  readonly end: () => boolean;
}

function Message({ text, tone, icon, action, hold, release, end }: MessageProps) {
  const intl = useIntl();
  const element = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  useLayoutEffect(
    () => () => {
      // Otherwise the focus would fall back to the top of the page with its button.
      if (!element.current?.contains(document.activeElement)) return;
      const before = cameFrom.current;
      const back = before instanceof HTMLElement && before.isConnected ? before : document.querySelector('main');
      back?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <div
      ref={element}
      className={css.snackbar}
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        hold('focus');
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) release('focus');
      }}
    >
      <Drawing path={icon ?? (tone === 'alert' ? warning : checkCircle)} size={24} />
      <p className={css.text}>{text}</p>
      <span className={css.buttons}>
        {action ? (
          <Button look="text" size="sm" className={css.action} onClick={() => end() && action.onPress()}>
            {action.label}
          </Button>
        ) : null}
        <IconButton
          icon="close"
          label={intl.formatMessage(messages.dismiss)}
          className={css.button}
          onClick={() => void end()}
        />
      </span>
    </div>
  );
}
