import type { RouteObject } from 'react-router-dom';
import { RouterContextProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installLinks } from './installLinks.ts';

const navigate = vi.fn(() => Promise.resolve());
const loader = vi.fn((): Promise<null> => Promise.resolve(null));
const lazy = vi.fn(() => Promise.resolve({}));
const lazyDocument = vi.fn(() => Promise.resolve({}));
const lazyLoader = vi.fn((): Promise<null> => Promise.resolve(null));

const routes: RouteObject[] = [
  { path: '/', loader, lazy },
  { path: '/posts/:id', loader, lazy },
  { path: '/guides/:id', lazy: async () => ({ ...(await lazy()), loader: lazyLoader }) },
  { path: '/looks/:id', handle: { page: 'looks', hero: true } },
  { path: '/login', loader, lazy: () => lazyDocument(), handle: { page: 'login', document: true } },
  { path: '*', loader },
];

let uninstall: () => void;
const install = (table = routes) =>
  installLinks({ router: { navigate }, routes: table, context: () => new RouterContextProvider() });

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/here?q=1');
  uninstall = install();
  vi.runAllTimers();
  vi.clearAllMocks();
});

afterEach(() => {
  uninstall();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
});

/** A link of a page, with an element inside as the target of the event. */
function link(href: string, attributes: Record<string, string> = {}) {
  const anchor = document.createElement('a');
  anchor.setAttribute('href', href);
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
  const inner = anchor.appendChild(document.createElement('span'));
  document.body.append(anchor);
  return { anchor, inner };
}

/** Clicks, and returns whether the browser would follow the link. */
function click(target: Element, init: MouseEventInit = {}) {
  let followed = true;
  const browser = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', browser, { once: true });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }));
  return followed ? 'the browser' : 'us';
}

const hover = (target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType }));

const saveData = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

describe('a click', () => {
  it('on a link to a page navigates in the client', () => {
    expect(click(link('/posts/1?li=2#products').inner)).toBe('us');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/posts/1?li=2#products', {
      replace: false,
      viewTransition: false,
    });
  });

  it('on a picture lets it grow into the page with a large one, and only this picture, unless less motion is wanted', () => {
    const pictureOf = (href: string) => {
      const { inner } = link(href);
      inner.append(document.createElement('img'));
      return inner;
    };
    const marked = () => [...document.querySelectorAll('[data-hero]')];
    const grows = (viewTransition: boolean) =>
      expect(navigate).toHaveBeenLastCalledWith(expect.any(String), { replace: false, viewTransition });
    const motion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
    motion(false);
    const [one, other] = [pictureOf('/looks/1'), pictureOf('/looks/2')];
    click(one);
    grows(true);
    expect(marked()).toEqual([one]);
    click(other);
    grows(true);
    expect(marked()).toEqual([other]);
    for (const href of ['/posts/1', '/guides/1']) {
      click(pictureOf(href));
      grows(false);
    }
    click(link('/looks/3').inner);
    grows(false);
    expect(marked()).toEqual([]);
    motion(true);
    click(one);
    grows(false);
    expect(marked()).toEqual([]);
  });

  it('on a link to the same address replaces the entry', () => {
    history.replaceState(null, '', '/posts/1');
    click(link('/posts/1').inner);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/posts/1', { replace: true, viewTransition: false });
  });

  it.each([
    ['with ctrl', '/posts/1', {}, { ctrlKey: true }],
    ['with meta', '/posts/1', {}, { metaKey: true }],
    ['with shift', '/posts/1', {}, { shiftKey: true }],
    ['with alt', '/posts/1', {}, { altKey: true }],
    ['of the middle button', '/posts/1', {}, { button: 1 }],
    ['for another tab', '/posts/1', { target: '_blank' }, {}],
    ['on a download', '/posts/1', { download: '' }, {}],
    ['on a link that says it is external', '/posts/1', { rel: 'noopener external' }, {}],
    ['to another origin', 'https://retailer.test/posts/1', {}, {}],
    ['to a mail address', 'mailto:help@shop.test', {}, {}],
    ['on script', 'javascript:void 0', {}, {}],
    ['to a place on this page', '#products', {}, {}],
    ['to an unknown path', '/unknown/path', {}, {}],
    ['to a document', '/login', {}, {}],
  ])('%s is left to the browser', (_, href, attributes, init) => {
    expect(click(link(href, attributes).inner, init)).toBe('the browser');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('that a handler has prevented is ignored', () => {
    const { anchor, inner } = link('/posts/1');
    anchor.addEventListener('click', (event) => event.preventDefault());
    click(inner);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('outside of links is ignored', () => {
    expect(click(document.body.appendChild(document.createElement('button')))).toBe('the browser');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('is left to the browser once uninstalled', () => {
    uninstall();
    expect(click(link('/posts/1').inner)).toBe('the browser');
  });
});

describe('prefetch', () => {
  it('begins after 65 ms of hovering, with code and data', () => {
    hover(link('/posts/1').inner);
    vi.advanceTimersByTime(64);
    expect(loader).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(loader).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params: { id: '1' } }), undefined);
    expect(lazy).toHaveBeenCalledOnce();
  });

  it('runs a loader that is in the loaded code', async () => {
    link('/guides/1').anchor.focus();
    await vi.advanceTimersByTimeAsync(0);
    expect(lazyLoader).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params: { id: '1' } }), undefined);
  });

  it('does not begin for a pointer that leaves, or for touch', () => {
    hover(link('/posts/1').inner);
    vi.advanceTimersByTime(40);
    hover(document.body);
    hover(link('/posts/2').inner, 'touch');
    vi.advanceTimersByTime(1_000);
    expect(loader).not.toHaveBeenCalled();
  });

  it('begins at once on focus and on touch', () => {
    link('/posts/1').anchor.focus();
    expect(loader).toHaveBeenCalledTimes(1);
    link('/posts/2').inner.dispatchEvent(new Event('touchstart', { bubbles: true, composed: true }));
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'never begins with %o',
    (connection) => {
      saveData(connection);
      link('/posts/1').anchor.focus();
      expect(loader).not.toHaveBeenCalled();
    },
  );

  it('begins on a faster connection', () => {
    saveData({ saveData: false, effectiveType: '4g' });
    link('/posts/1').anchor.focus();
    expect(loader).toHaveBeenCalledOnce();
  });

  it('never begins for unknown paths, documents and other origins', () => {
    for (const href of ['/unknown', '/login', 'https://retailer.test/posts/1']) link(href).anchor.focus();
    expect(loader).not.toHaveBeenCalled();
  });

  it('is not repeated for 30 s', () => {
    const { anchor } = link('/posts/1');
    const focus = () => {
      anchor.blur();
      anchor.focus();
    };
    focus();
    vi.advanceTimersByTime(29_999);
    focus();
    expect(loader).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    focus();
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('may be repeated at once if it failed', async () => {
    loader.mockRejectedValueOnce(new Error('offline'));
    const { anchor } = link('/posts/1');
    anchor.focus();
    await vi.advanceTimersByTimeAsync(0);
    anchor.blur();
    anchor.focus();
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('ends with its listener', () => {
    hover(link('/posts/1').inner);
    uninstall();
    vi.advanceTimersByTime(1_000);
    expect(loader).not.toHaveBeenCalled();
  });
});

describe('the code of pages (K-V20)', () => {
  const nested: RouteObject[] = [{ children: [{ children: routes }] }];
  const installAgain = () => {
    uninstall();
    uninstall = install(nested);
  };

  it('is fetched when the browser is idle, without that of documents and without any data', () => {
    installAgain();
    expect(lazy).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(lazy).toHaveBeenCalledTimes(3);
    expect(lazyDocument).not.toHaveBeenCalled();
    for (const data of [loader, lazyLoader]) expect(data).not.toHaveBeenCalled();
  });

  it('is requested again by a link if it failed', async () => {
    lazy.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    installAgain();
    await vi.runAllTimersAsync();
    link('/posts/1').anchor.focus();
    expect(lazy).toHaveBeenCalledTimes(4);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])('is not fetched ahead with %o', (connection) => {
    saveData(connection);
    installAgain();
    vi.runAllTimers();
    expect(lazy).not.toHaveBeenCalled();
  });
});
