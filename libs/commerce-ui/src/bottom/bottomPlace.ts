import * as css from './BottomStack.css.ts';

export type BottomPlace = keyof typeof css.place;

/** From the top of the stack to the edge of the window. */
export const bottomPlaces = Object.keys(css.place) as BottomPlace[];

/**
 * A modal dialog hides from screen readers all that stands beside it, except for elements that say how they are announced. In messages the
 * regions inside say it.
 */
export const liveOf = (place: BottomPlace) => (place === 'message' ? 'off' : undefined);

let watched: HTMLElement | undefined;

/**
 * The element of a place. The server has written the stack where it has something to ask; otherwise the first that is asked for makes it: a
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
