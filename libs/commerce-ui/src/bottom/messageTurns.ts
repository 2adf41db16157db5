/** Reasons that stop a message's time: the pointer over it, the focus in it, or a hidden tab. */
export type Hold = 'pointer' | 'focus' | 'hidden';

/** One showing of a message. The same message shown again is a new turn. */
export interface Turn<Message> {
  readonly key: number;
  readonly message: Message;
}

interface Options<Message> {
  /** How long a message is shown, in milliseconds; `Infinity` until it is dismissed. */
  readonly duration: (message: Message) => number;
  /** Called with each new turn, `undefined` for none. */
  readonly onTurn: (turn: Turn<Message> | undefined) => void;
}

/**
 * Shows one message at a time, the newest, for its duration. The time stops while the message is held. A message with the pointer or the
 * focus is not replaced: the newest waits until the visitor has left or dismissed it.
 */
export function messageTurns<Message>({ duration, onTurn }: Options<Message>) {
  const holds = new Set<Hold>();
  let turn: Turn<Message> | undefined;
  let waiting: Message | undefined;
  let key = 0;
  let left = 0;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - since;
  };
  const run = () => {
    if (!turn || timer !== undefined || holds.size > 0 || left === Infinity) return;
    since = performance.now();
    timer = setTimeout(next, left);
  };
  const begin = (message: Message | undefined) => {
    pause();
    waiting = undefined;
    // They belong to the turn that ends.
    holds.delete('pointer');
    holds.delete('focus');
    turn = message === undefined ? undefined : { key: ++key, message };
    left = message === undefined ? 0 : duration(message);
    onTurn(turn);
    run();
  };
  const next = () => begin(waiting);
  const isAttended = () => holds.has('pointer') || holds.has('focus');

  return {
    show(message: Message) {
      if (isAttended()) waiting = message;
      else begin(message);
    },
    /** Ends a turn early. Returns false if it is already over: the pressed message is gone. */
    end(ended: Turn<Message>): boolean {
      if (ended !== turn) return false;
      next();
      return true;
    },
    hold(why: Hold) {
      if (!turn && why !== 'hidden') return;
      holds.add(why);
      pause();
    },
    release(why: Hold) {
      if (!holds.delete(why)) return;
      if (waiting !== undefined && !isAttended()) next();
      else run();
    },
    /** Restarts the time of the message. */
    restart() {
      if (!turn) return;
      pause();
      left = duration(turn.message);
      run();
    },
  };
}
