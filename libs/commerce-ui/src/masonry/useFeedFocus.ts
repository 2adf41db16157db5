import { useEffectEvent, useLayoutEffect, useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Range } from './mountedRange.ts';

interface Options {
  readonly list: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  readonly range: Range;
  /** Index of the tile whose first link gets the focus as soon as it is there. */
  readonly goal: number | undefined;
  readonly onLeave: (() => void) | undefined;
}

const POSITION = 'aria-posinset';
const TILE = `article[${POSITION}]`;

/** Index of the tile that an element is in. */
function indexOf(target: EventTarget | null) {
  const tile = target instanceof Element ? target.closest(TILE) : null;
  return tile ? Number(tile.getAttribute(POSITION)) - 1 : undefined;
}

/**
 * The keyboard in a feed (ARIA APG, feed pattern): Page Down and Page Up go from item to item, Ctrl and End leave it. The tile with
 * the focus and its neighbours stay mounted wherever the window is, so that neither the focus nor the way on is lost.
 */
export function useFeedFocus({ list, keys, range: [from, to], goal = -1, onLeave }: Options) {
  const [focused, setFocused] = useState<string>();
  const at = useMemo(() => (focused === undefined ? -1 : keys.indexOf(focused)), [focused, keys]);

  const mounted = useMemo(() => {
    const indexes = new Set<number>();
    if (keys[goal] !== undefined) indexes.add(goal);
    if (at >= 0) for (const index of [at - 1, at, at + 1]) if (keys[index] !== undefined) indexes.add(index);
    for (let index = from; index < Math.min(to, keys.length); index++) indexes.add(index);
    return [...indexes].sort((a, b) => a - b);
  }, [at, from, to, keys, goal]);

  const tileAt = (index: number) => list.current?.querySelector<HTMLElement>(`article[${POSITION}="${index + 1}"]`);

  const follow = useEffectEvent((target: EventTarget | null) => {
    const index = target instanceof Node && list.current?.contains(target) ? indexOf(target) : undefined;
    setFocused(index === undefined ? undefined : keys[index]);
  });
  useLayoutEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => follow(target);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => follow(relatedTarget);
    // Who was here before script keeps their tile, too; who was not is no reason to draw at once.
    if (list.current?.contains(document.activeElement)) follow(document.activeElement);
    // On window and on the way down: of tiles that are not taken over yet, React lets no focus event through.
    addEventListener('focusin', onFocusIn, true);
    addEventListener('focusout', onFocusOut, true);
    return () => {
      removeEventListener('focusin', onFocusIn, true);
      removeEventListener('focusout', onFocusOut, true);
    };
  }, [list]);

  const reached = keys[goal];
  useLayoutEffect(() => {
    if (reached === undefined) return;
    tileAt(goal)?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  }, [list, goal, reached]);

  const go = (index: number) => {
    const next = tileAt(index);
    next?.focus();
    return next != null;
  };

  const feedProps = {
    onKeyDown: (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (altKey || metaKey || shiftKey) return;
      const index = indexOf(target);
      if (index === undefined) return;
      const step = ctrlKey ? undefined : { PageDown: 1, PageUp: -1 }[key];
      if (step !== undefined && go(index + step)) event.preventDefault();
      if (ctrlKey && key === 'End' && onLeave) {
        event.preventDefault();
        onLeave();
      }
    },
  };
  return { mounted, feedProps };
}
