import { createContext, useContext, useState, type ReactNode } from 'react';

/** A message at the foot of the window. */
export interface SnackbarMessage {
  /** One short sentence, with a person's name in `bdi`. */
  readonly text: ReactNode;
  /** Screen readers say a `status` when they have finished, an `alert`, which is for failures, at once. */
  readonly tone: 'status' | 'alert';
  /** Path data of a drawing, such as `icon:user-minus`. Without it the tone decides. */
  readonly icon?: string;
  /** One thing to do about it, such as Undo. It ends the message. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Shown until it is dismissed, not for 8 seconds. */
  readonly stays?: boolean;
}

type Show = (message: SnackbarMessage) => void;

interface Messages {
  readonly show: Show;
  /** One listener at a time. It first gets the latest message that was shown while there was none. */
  readonly listen: (listener: Show) => () => void;
}

/** Without a host there is nobody to show them. */
const nowhere: Messages = { show: () => {}, listen: () => () => {} };

const Context = createContext(nowhere);

function createMessages(): Messages {
  let listener: Show | undefined;
  let early: SnackbarMessage | undefined;
  return {
    show(message) {
      if (listener) listener(message);
      else early = message;
    },
    listen(added) {
      listener = added;
      if (early) added(early);
      early = undefined;
      return () => {
        listener = undefined;
      };
    },
  };
}

/** Passes the messages of the pages inside it to its `Snackbar`, whose code may load later. */
export function SnackbarProvider({ children }: { readonly children: ReactNode }) {
  const [messages] = useState(createMessages);
  return <Context value={messages}>{children}</Context>;
}

/** The messages, for the snackbar or for a test that shows none. */
export const useSnackbarMessages = (): Messages => useContext(Context);

/** Shows messages: `useSnackbar().show({ tone: 'alert', text })`. */
export const useSnackbar = (): { readonly show: Show } => useContext(Context);
