import type { DialogContentProps } from '@radix-ui/react-dialog';
import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import * as css from './Dialog.css.ts';

/** A message at the foot of the window is above a dialog: its action does not close it. */
const isInBottomStack = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-bottom-stack]') !== null;

type Layer = Required<Pick<DialogContentProps, 'onInteractOutside' | 'onOpenAutoFocus' | 'onCloseAutoFocus'>>;

/**
 * The behaviour that all dialogs share. Returns whether the dialog is shown, and the handlers of its content: the focus returns to where it
 * was, and a press on a message does not close the dialog. `covered` says that the dialog covers the window, the place of the scroll bar
 * included.
 */
export function useDialogLayer(
  open: boolean,
  { covered = false } = {},
): { readonly shown: boolean; readonly layer: Layer } {
  // The press is painted first: a phone takes several frames to lay out a page or to remove it.
  const shown = useDeferredValue(open, false);
  // Locked by a class: Radix's own overlay would insert a `<style>` element, which the page's security policy blocks.
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const { classList } = document.documentElement;
    const lock = covered ? css.covered : css.locked;
    classList.add(lock);
    return () => classList.remove(lock);
  }, [shown, covered]);
  // The button that opens is not part of the dialog, so Radix does not know where to restore the focus.
  const opener = useRef<Element>(null);
  return {
    shown,
    layer: {
      onInteractOutside(event) {
        if (isInBottomStack(event.target)) event.preventDefault();
      },
      onOpenAutoFocus() {
        opener.current = document.activeElement;
      },
      onCloseAutoFocus(event) {
        event.preventDefault();
        if (opener.current instanceof HTMLElement) opener.current.focus();
      },
    },
  };
}
