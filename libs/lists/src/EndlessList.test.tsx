import { renderFeature } from '@social-shop/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EndlessList } from './EndlessList.tsx';
import { cards, cardsQuery, cardTile, page, type Pages } from './testing/cards.tsx';

/** The list's observers of its marker, called by the test. Pictures are not observed. */
const observers = new Set<(visible: boolean) => void>();
class Observer implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  private readonly report: (visible: boolean) => void;
  constructor(callback: IntersectionObserverCallback) {
    this.report = (isIntersecting) =>
      callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  observe(target: Element) {
    if (!(target instanceof HTMLImageElement)) observers.add(this.report);
  }
  unobserve() {}
  disconnect() {
    observers.delete(this.report);
  }
}
/** The end of the list comes into view. */
const reachEnd = () => act(async () => observers.forEach((report) => report(true)));

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => {
  cleanup();
  observers.clear();
  onlineManager.setOnline(true);
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const onMore = vi.fn();
const routesOf = (element: ReactNode) => ({ routes: [{ id: 'lists.test', path: '/', element }] });

/** Renders a list of the given pages by cursor; `cursors` has the requested ones. */
function renderList(pages: Pages, start?: string) {
  const cursors: string[] = [];
  const query = cardsQuery(pages, { start, asked: cursors });
  const list = <EndlessList query={query} tile={cardTile} label="Cards" path="/cards" onMore={onMore} />;
  return { ...renderFeature(routesOf(list), { path: '/', mocks: {} }), cursors };
}

const tiles = () => screen.queryAllByRole('article').length;
const list = () => screen.getByRole('region', { name: 'Cards' });
const loadMore = () => screen.findByRole('button', { name: 'Load more' });
/** Waits until the list has looked for kept pages, and so observes its end. */
async function readyToGoOn() {
  await waitFor(() => expect(observers.size).toBeGreaterThan(0));
  return loadMore();
}

it('shows skeletons, then the posts, and is marked busy meanwhile', async () => {
  renderList({ first: page(cards(1, 3)) });
  expect(list().getAttribute('aria-busy')).toBe('true');
  expect(within(list()).getByRole('status').textContent).toBe('Loading');
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(list().getAttribute('aria-busy')).toBe('false');
});

it('loads more when its end comes into view, and nothing after the last page', async () => {
  const { cursors } = renderList({ first: page(cards(1, 3), 'b'), b: page(cards(4, 5)) });
  await readyToGoOn();
  await reachEnd();
  await waitFor(() => expect(tiles()).toBe(5));
  expect(onMore).toHaveBeenLastCalledWith(5);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  await reachEnd();
  expect(cursors).toEqual(['first', 'b']);
});

it('loads more by its button, one call at a time, and moves the focus to the first new post', async () => {
  const { cursors } = renderList({ first: page(cards(1, 3), 'b'), b: page(cards(4, 5)) });
  const button = await readyToGoOn();
  button.focus();
  await act(async () => {
    button.click();
    button.click();
  });
  await reachEnd();
  await waitFor(() => expect(tiles()).toBe(5));
  expect(cursors).toEqual(['first', 'b']);
  expect(screen.getAllByRole('article')[3]?.contains(document.activeElement)).toBe(true);
});

it('shows the error of the specification instead of posts, does not retry by itself, and loads when asked', async () => {
  const user = userEvent.setup();
  let works = false;
  const { cursors } = renderList({ first: () => (works ? page(cards(1, 3)) : new Error('on purpose')) });
  expect((await screen.findByRole('alert')).textContent).toContain('Error Loading LTKs.');
  expect(screen.queryByText('No results found.')).toBeNull();
  await reachEnd();
  expect(cursors).toEqual(['first']);
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(tiles()).toBe(3));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps its posts when a further page fails, and retries from the same cursor', async () => {
  const user = userEvent.setup();
  let works = false;
  const { cursors } = renderList({
    first: page(cards(1, 3), 'b'),
    b: () => (works ? page(cards(4, 5)) : new Error('on purpose')),
  });
  await readyToGoOn();
  await reachEnd();
  expect((await screen.findByRole('alert')).textContent).toContain('Error Loading LTKs.');
  expect(tiles()).toBe(3);
  await reachEnd();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(tiles()).toBe(5));
  expect(cursors).toEqual(['first', 'b', 'b']);
});

it('says at its end that the device is offline, and loads by itself when it is online again (K-V21)', async () => {
  const { cursors } = renderList({ first: page(cards(1, 3), 'b'), b: page(cards(4, 5)) });
  await readyToGoOn();
  act(() => onlineManager.setOnline(false));
  await reachEnd();
  expect(await screen.findByText(/^You are offline\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(cursors).toEqual(['first']);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(tiles()).toBe(5));
  expect(screen.queryByText(/^You are offline/)).toBeNull();
});

it('loads the page after one without posts, and says that there are none only at the end (K-F15)', async () => {
  renderList({ first: page([], 'b'), b: page([], 'c'), c: page([]) });
  await readyToGoOn();
  expect(screen.queryByText('No results found.')).toBeNull();
  await reachEnd();
  await waitFor(() => expect(observers.size).toBe(1));
  await reachEnd();
  await screen.findByText('No results found.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('fills a tall screen with at most six pages before its visitor scrolls (K-F17)', async () => {
  const { cursors } = renderList({
    first: page(cards(1, 1), '1'),
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, nth) => [`${nth + 1}`, page(cards(nth + 2, nth + 2), `${nth + 2}`)]),
    ),
  });
  await readyToGoOn();
  for (let reached = 1; reached <= 9; reached += 1) {
    await reachEnd();
    await waitFor(() => expect(list().getAttribute('aria-busy')).toBe('false'));
  }
  expect(cursors).toHaveLength(7);
  await act(async () => dispatchEvent(new Event('scroll')));
  await reachEnd();
  await waitFor(() => expect(cursors).toHaveLength(8));
});

it('shows a repeated post once, and loads the page after one that only repeats', async () => {
  const { cursors } = renderList({
    first: page(cards(1, 3), 'b'),
    b: page(cards(1, 3), 'c'),
    c: page(cards(2, 4)),
  });
  await readyToGoOn();
  await reachEnd();
  await waitFor(() => expect(cursors).toEqual(['first', 'b']));
  await waitFor(() => expect(observers.size).toBe(1));
  expect(tiles()).toBe(3);
  await reachEnd();
  await waitFor(() => expect(tiles()).toBe(4));
  expect(cursors).toEqual(['first', 'b', 'c']);
});

it('starts over if the cursor in the address is refused, because a retry would fail again', async () => {
  renderList({}, 'bad');
  const again = await screen.findByRole('link', { name: 'Try Again' });
  expect(again.getAttribute('href')).toBe('/cards');
});

it('loads more only by its button once its visitor has chosen so, in every feed', async () => {
  const user = userEvent.setup();
  const pages = { first: page(cards(1, 3), 'b'), b: page(cards(4, 5)) };
  renderList(pages);
  await user.click(await screen.findByRole('checkbox', { name: 'Load more automatically' }));
  const { cursors } = renderList(pages);
  await loadMore();
  expect(observers.size).toBe(0);
  await user.click(await loadMore());
  await waitFor(() => expect(tiles()).toBe(5));
  expect(cursors).toEqual(['first', 'b']);
});

it('drops the posts and late responses of the old feed when it shows another one (K-F11)', async () => {
  const late = Promise.withResolvers<ReturnType<typeof page>>();
  const one = cardsQuery({ first: page(cards(1, 3), 'b'), b: () => late.promise }, { key: 'one' });
  const two = cardsQuery({ first: page(cards(11, 12)) }, { key: 'two' });
  function TwoLists() {
    const [query, setQuery] = useState(one);
    return (
      <>
        <button onClick={() => setQuery(two)}>Other</button>
        <EndlessList query={query} tile={cardTile} label="Cards" path="/cards" />
      </>
    );
  }
  renderFeature(routesOf(<TwoLists />), { path: '/', mocks: {} });
  await userEvent.click(await loadMore());
  expect(tiles()).toBe(3);
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  await waitFor(() => expect(tiles()).toBe(2));
  await act(async () => late.resolve(page(cards(4, 6))));
  expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-labelledby'))).toEqual(
    cards(11, 12).map(({ id }) => `card-${id}`),
  );
});

it('loads no more when its skip link is used', async () => {
  const user = userEvent.setup();
  const { cursors } = renderList({ first: page(cards(1, 3), 'b'), b: page(cards(4, 5)) });
  await readyToGoOn();
  await user.click(screen.getByRole('link', { name: 'Skip feed' }));
  expect(list().lastElementChild).toBe(document.activeElement);
  await reachEnd();
  expect(cursors).toEqual(['first']);
});

it('links to the start of a feed above a list that begins in its middle, even if that has failed (K-B06)', async () => {
  const pages = { first: page(cards(1, 3), 'b'), b: page(cards(4, 6)) };
  for (const [start, given] of [
    ['b', pages],
    ['gone', pages],
  ] as const) {
    renderList(given, start);
    const link = await screen.findByRole('link', { name: 'Back to the start' });
    expect(link.getAttribute('href')).toBe('/cards');
    cleanup();
  }
  renderList(pages);
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('link', { name: 'Back to the start' })).toBeNull();
});
