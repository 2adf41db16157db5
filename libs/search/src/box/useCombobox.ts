import Combobox from '@github/combobox-nav';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

interface ComboboxOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  /** Whether the list is open, also while its rows are awaited. */
  readonly isOpen: boolean;
  /** Whether it is open and has rows. */
  readonly isShown: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Keys within a composition belong to the input method. Safari sends its last Enter after the composition, with this code. */
const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

/**
 * Gives the input of the form the role and the keys of a combobox (specification 1, section 2). The library works on elements that are
 * there, so the input keeps its text, its focus and a running composition.
 */
export function useCombobox({ form, input, list, isOpen, isShown, open, close }: ComboboxOptions): void {
  const combobox = useRef<Combobox>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const element = input.current;
    if (event.target !== element || !element) return;
    if (isComposing(event)) {
      event.stopPropagation();
      // The browser must not submit the form or empty the box, either.
      if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
      return;
    }
    const isHandled = press(event, element);
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  });

  /** Handles a key. @returns whether the browser must ignore it */
  function press({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, element: HTMLInputElement): boolean {
    if (altKey || ctrlKey || metaKey) return false;
    const isHighlighted = () => element.hasAttribute('aria-activedescendant');
    const move = (step: 1 | -1) => combobox.current?.navigate(step);
    if (key === 'Escape') {
      // Once more empties the box, as the browser does.
      if (isOpen) close();
      return isOpen;
    }
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !shiftKey) {
      const step = key === 'ArrowDown' ? 1 : -1;
      if (!isShown) open();
      else {
        move(step);
        // From the last row to the first. The library would highlight none in between.
        if (!isHighlighted()) move(step);
      }
      return true;
    }
    if (key === 'Tab' && isShown) {
      const wasHighlighted = isHighlighted();
      if (wasHighlighted || !shiftKey) move(shiftKey ? -1 : 1);
      if (isHighlighted() || (shiftKey && wasHighlighted)) return true;
      // From the end of the list to what follows the box.
      close();
    }
    return false;
  }

  useEffect(() => {
    if (!input.current || !list.current) return undefined;
    const attached = new Combobox(input.current, list.current, { tabInsertsSuggestions: false });
    combobox.current = attached;
    return () => attached.destroy();
  }, [input, list]);

  useEffect(() => {
    if (!isShown) return undefined;
    combobox.current?.start();
    return () => combobox.current?.stop();
  }, [isShown]);

  useEffect(() => {
    const highlighted = input.current?.getAttribute('aria-activedescendant');
    // Other rows have replaced it.
    if (highlighted && !document.getElementById(highlighted)) combobox.current?.clearSelection();
  });

  useEffect(() => {
    const element = form.current;
    // Before the library, which listens on the input.
    element?.addEventListener('keydown', onKeyDown, true);
    return () => element?.removeEventListener('keydown', onKeyDown, true);
  }, [form]);
}
