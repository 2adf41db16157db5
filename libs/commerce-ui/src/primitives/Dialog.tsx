import * as Radix from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { hidden } from '../theme/text.css.ts';
import * as css from './Dialog.css.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Its name; not shown: what is shown is the content's business. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Closes the dialog around it: wraps one button. */
export const DialogClose = Radix.Close;

/**
 * A layer over the whole page, with the focus kept inside, Escape to leave, and the focus given back. Scrolling is locked by a
 * class: Radix's own overlay would insert a `<style>` element, which the page's security policy blocks.
 */
export function Dialog({ open, onOpenChange, title, children }: DialogProps) {
  useScrollLock(open);
  // The button that opens is not part of the dialog, so Radix does not know whom to give the focus back to.
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Content
          className={css.page}
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            // A message at the foot of the window stands above: what it offers closes nothing.
            if (event.target instanceof Element && event.target.closest('[data-bottom-stack]')) event.preventDefault();
          }}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <Radix.Title className={hidden}>{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function useScrollLock(locked: boolean) {
  useLayoutEffect(() => {
    if (!locked) return undefined;
    const { classList } = document.documentElement;
    classList.add(css.locked);
    return () => classList.remove(css.locked);
  }, [locked]);
}
