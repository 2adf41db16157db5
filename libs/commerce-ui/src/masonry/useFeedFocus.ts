import { useLayoutEffect, useMemo, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { Range } from './mountedRange.ts';

interface Options {
  readonly list: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  readonly range: Range;
  /** Index of the tile whose first link gets the focus as soon as it is there. */
  readonly goal: number | undefined;
  readonly onLeave: (() => void) | undefined;
}

const tileOf = (target: EventTarget) => (target instanceof Element ? target.closest('article[data-index]') : null);

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

  const reached = keys[goal];
  useLayoutEffect(() => {
    if (reached === undefined) return;
    const tile = list.current?.querySelector(`article[data-index="${goal}"]`);
    tile?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  }, [list, goal, reached]);

  const go = (index: number) => {
    const next = list.current?.querySelector<HTMLElement>(`article[data-index="${index}"]`);
    next?.focus();
    return next !== null;
  };

  const feedProps = {
    onFocus: ({ target }: FocusEvent) => {
      const index = tileOf(target)?.getAttribute('data-index');
      setFocused(index == null ? undefined : keys[Number(index)]);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !list.current?.contains(relatedTarget)) setFocused(undefined);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (altKey || metaKey || shiftKey) return;
      const index = Number(tileOf(target)?.getAttribute('data-index') ?? NaN);
      if (Number.isNaN(index)) return;
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
