import * as Radix from '@radix-ui/react-dialog';
import { useDeferredValue, useLayoutEffect, useRef, type ReactNode } from 'react';
import { hidden } from '../theme/text.css.ts';
import * as css from './Dialog.css.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Accessible name; not shown. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Closes the dialog around it: wraps one button. */
export const DialogClose = Radix.Close;

/**
 * A layer over the whole page. It keeps the focus inside, closes with Escape, and restores the focus. Scrolling is locked by a class:
 * Radix's own overlay would insert a `<style>` element, which the page's security policy blocks.
 */
export function Dialog({ open, onOpenChange, title, children }: DialogProps) {
  // The press is painted first: a phone takes several frames to lay out a page or to remove it.
  const shown = useDeferredValue(open, false);
  useScrollLock(shown, css.covered);
  // The button that opens is not part of the dialog, so Radix does not know where to restore the focus.
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={shown} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Content
          className={css.page}
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            if (isInBottomStack(event.target)) event.preventDefault();
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

/** A message at the foot of the window is above a dialog: its action does not close it. */
export const isInBottomStack = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-bottom-stack]') !== null;

/** Keeps the page from scrolling under a dialog; `className` is the lock of a page that the dialog does not cover, unless told. */
export function useScrollLock(locked: boolean, className: string = css.locked) {
  useLayoutEffect(() => {
    if (!locked) return undefined;
    const { classList } = document.documentElement;
    classList.add(className);
    return () => classList.remove(className);
  }, [locked, className]);
}
