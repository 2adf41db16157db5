import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import * as css from './DealsMenu.css.ts';
import { dealsNavigation } from './dealsNavigation.ts';
import { NavigationLinks } from './NavigationLinks.tsx';

/** Milliseconds that a pointer rests before the menu opens, and stays away before it closes. */
const INTENT = { enter: 100, leave: 250 };

/**
 * The menu of the link to the deals, next to it in `place`: a list of links, in the order of the Tab key. It opens when a pointer rests on
 * the link, and by the arrow key; Escape, a link and leaving it close it.
 */
export function DealsMenu({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  const id = useId();
  const [open, setOpen] = useState<false | 'pointer' | 'key'>(false);
  const { key } = useLocation();
  const [shown, setShown] = useState(key);
  if (shown !== key) {
    setShown(key);
    setOpen(false);
  }

  const links = () => [...(place.current?.querySelectorAll('a') ?? [])];
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && open) {
      all[0]?.focus();
      setOpen(false);
    } else if (step && at >= 0 && (open || step > 0)) {
      event.preventDefault();
      if (open) all[(at + step + all.length) % all.length]?.focus();
      else setOpen('key');
    }
  });
  const onLeave = useEffectEvent((to: EventTarget | null) => {
    if (!(to instanceof Node && place.current?.contains(to))) setOpen(false);
  });

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (value: typeof open, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(setOpen, delay, value);
    };
    const listeners = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, listener, listeners);
    // A finger has no intent before it presses, and its press follows the link.
    on('pointerenter', ({ pointerType }) => pointerType === 'mouse' && later('pointer', INTENT.enter));
    on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && later(false, INTENT.leave));
    on('keydown', (event) => onKey(event));
    on('focusout', ({ relatedTarget }) => onLeave(relatedTarget));
    // The pointer that had this code loaded is on the link already.
    if (element.matches(':hover') && matchMedia('(hover: hover)').matches) later('pointer', INTENT.enter);
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [place]);

  useEffect(() => {
    const [link, first] = [...(place.current?.querySelectorAll('a') ?? [])];
    link?.setAttribute('aria-expanded', String(open !== false));
    link?.setAttribute('aria-controls', id);
    // Opened by the pointer, the menu leaves the focus where it is, such as in a text field.
    if (open === 'key') first?.focus();
  }, [place, id, open]);

  return open ? (
    <div id={id} className={css.menu}>
      <NavigationLinks links={dealsNavigation} place="deals" className={css.item} />
    </div>
  ) : null;
}
