import * as css from './BottomStack.css.ts';

export type BottomPlace = keyof typeof css.place;

/** The element of a place. The first that is asked for makes the stack: a page with nothing at its foot has none. */
export function bottomPlace(place: BottomPlace): Element {
  const stack = document.querySelector('[data-bottom-stack]') ?? createStack();
  return stack.querySelector(`[data-place=${place}]`) ?? stack;
}

function createStack(): Element {
  const stack = document.createElement('div');
  stack.className = css.stack;
  stack.dataset['bottomStack'] = '';
  for (const place of Object.keys(css.place) as BottomPlace[]) {
    const element = document.createElement('div');
    element.className = css.place[place];
    element.dataset['place'] = place;
    // A modal dialog hides from screen readers all that stands beside it, except for elements that say how they are announced. Here the
    // regions inside say it.
    if (place === 'message') element.ariaLive = 'off';
    stack.append(element);
  }
  document.body.append(stack);
  const setHeight = () => document.documentElement.style.setProperty(css.HEIGHT, `${stack.offsetHeight}px`);
  if ('ResizeObserver' in window) new ResizeObserver(setHeight).observe(stack);
  return stack;
}
