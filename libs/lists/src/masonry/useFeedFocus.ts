import {
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { keptPlace, type KeptLink } from './keptPlace.ts';
import type { Range } from './mountedRange.ts';

interface Options {
  readonly list: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  readonly range: Range;
  /** Index of the tile whose first link gets the focus as soon as it is mounted. */
  readonly goal: number | undefined;
  readonly onLeave: (() => void) | undefined;
  /** Storage name of the visitor's place. */
  readonly placeName: string | undefined;
  /** Set to the link that has the focus or is followed. */
  readonly link: RefObject<KeptLink | undefined>;
}

const POSITION = 'aria-posinset';
const TILE = `article[${POSITION}]`;

/** Index of the tile that an element is in. */
function indexOf(target: EventTarget | null) {
  const tile = target instanceof Element ? target.closest(TILE) : null;
  return tile ? Number(tile.getAttribute(POSITION)) - 1 : undefined;
}

/**
 * The keyboard in a feed (ARIA APG, feed pattern): Page Down and Page Up go from item to item, Ctrl and End leave it. The tile with the
 * focus and its neighbours stay mounted at any scroll position, so that neither the focus nor the next tile is lost. After Back, the
 * followed link has the focus (K-V27). If the tile with the focus is removed, the one in its place gets it.
 */
export function useFeedFocus({ list, keys, range: [from, to], goal = -1, onLeave, placeName, link }: Options) {
  const [focused, setFocused] = useState<string>();
  const [followed, setFollowed] = useState<KeptLink>();
  const followedAt = followed ? keys.indexOf(followed.key) : -1;
  const at = useMemo(() => (focused === undefined ? -1 : keys.indexOf(focused)), [focused, keys]);

  const mounted = useMemo(() => {
    const indexes = new Set<number>();
    for (const index of [goal, followedAt]) if (keys[index] !== undefined) indexes.add(index);
    if (at >= 0) for (const index of [at - 1, at, at + 1]) if (keys[index] !== undefined) indexes.add(index);
    for (let index = from; index < Math.min(to, keys.length); index++) indexes.add(index);
    return [...indexes].sort((a, b) => a - b);
  }, [at, from, to, keys, goal, followedAt]);

  const tileAt = (index: number) => list.current?.querySelector<HTMLElement>(`article[${POSITION}="${index + 1}"]`);

  const last = useRef<string>(undefined);
  const before = useRef(keys);
  useLayoutEffect(() => {
    const removed =
      last.current === undefined || keys.includes(last.current) ? -1 : before.current.indexOf(last.current);
    before.current = keys;
    // Not if the focus has moved on; a menu of the tile is removed with it.
    if (removed < 0 || document.activeElement !== document.body) return;
    const next = tileAt(removed) ?? tileAt(removed - 1);
    next?.focus({ preventScroll: true });
  }, [keys]);

  const follow = useEffectEvent((target: EventTarget | null) => {
    const index = target instanceof Node && list.current?.contains(target) ? indexOf(target) : undefined;
    const key = index === undefined ? undefined : keys[index];
    // A tile that the focus has left may stay a moment: a press elsewhere is painted before it is removed.
    if (key === undefined) startTransition(() => setFocused(undefined));
    else {
      setFocused(key);
      last.current = key;
    }
    const href = target instanceof Element && target.closest('a')?.getAttribute('href');
    link.current = key !== undefined && href ? { key, href } : undefined;
  });
  useLayoutEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => follow(target);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => follow(relatedTarget);
    // If the focus is already in the list before hydration, follow it. Otherwise do not render now.
    if (list.current?.contains(document.activeElement)) follow(document.activeElement);
    // In the capture phase on window: React stops focus events of tiles that are not hydrated yet.
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

  useLayoutEffect(() => {
    setFollowed(placeName === undefined ? undefined : keptPlace(placeName)?.link);
  }, [placeName]);
  useLayoutEffect(() => {
    const tile = followedAt < 0 ? undefined : tileAt(followedAt);
    if (!followed || !tile) return;
    const links = Array.from(tile.querySelectorAll<HTMLElement>('a[href]'));
    const wanted = links.find((each) => each.getAttribute('href') === followed.href);
    // Not if the visitor has moved the focus meanwhile.
    if (document.activeElement?.contains(tile)) wanted?.focus({ preventScroll: true });
    setFollowed(undefined);
  }, [list, followed, followedAt]);

  const go = (index: number) => {
    const next = tileAt(index);
    next?.focus();
    return next != null;
  };

  const feedProps = {
    // Safari does not focus a clicked link.
    onClick: ({ target }: MouseEvent) => follow(target),
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
