import * as css from './BottomStack.css.ts';

export type BottomPlace = keyof typeof css.place;

/** From the top of the stack to the edge of the window. */
export const bottomPlaces = Object.keys(css.place) as BottomPlace[];

/**
 * Returns the `aria-live` of a place. A modal dialog hides everything else from screen readers, except live regions. The place of messages
 * is `off`, because the regions in it announce them.
 */
export const liveOf = (place: BottomPlace) => (place === 'message' ? 'off' : undefined);

let watched: HTMLElement | undefined;

/**
 * Returns the element of a place. The server renders the stack only with the consent question. Otherwise the first call creates it, so a
 * page with nothing at its foot has none.
 */
export function bottomPlace(place: BottomPlace): HTMLElement {
  const stack = document.querySelector<HTMLElement>('[data-bottom-stack]') ?? createStack();
  if (stack !== watched) watchHeight(stack);
  watched = stack;
  return stack.querySelector<HTMLElement>(`[data-place=${place}]`) ?? stack;
}

function createStack() {
  const stack = document.createElement('div');
  stack.className = css.stack;
  stack.dataset['bottomStack'] = '';
  for (const place of bottomPlaces) {
    const element = document.createElement('div');
    element.className = css.place[place];
    element.dataset['place'] = place;
    element.ariaLive = liveOf(place) ?? null;
    stack.append(element);
  }
  document.body.append(stack);
  return stack;
}

function watchHeight(stack: HTMLElement) {
  const setHeight = () => {
    const filled = Array.from(stack.children).some(({ clientHeight }) => clientHeight > 0);
    document.documentElement.style.setProperty(css.HEIGHT, `${filled ? stack.offsetHeight : 0}px`);
  };
  if ('ResizeObserver' in window) new ResizeObserver(setHeight).observe(stack);
}
