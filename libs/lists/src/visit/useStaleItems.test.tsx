import { freshness } from '@social-shop/routing';
import { renderFeature } from '@social-shop/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EndlessList } from '../EndlessList.tsx';
import { cards, cardsQuery, cardTile, page, type Card, type Pages } from '../testing/cards.tsx';

const STALE_AFTER = freshness.staleTime;
const NEXT_PAGE = 'page-2';

/** Positions of the cards in the window; jsdom has no layout. */
let seen: readonly number[] = [];

beforeEach(() => {
  seen = [1, 2];
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const visible = seen.some((position) => this.id === `card-${position}`);
    return new DOMRect(0, visible ? 100 : 10_000, 0, 100);
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Refresh = (items: readonly Card[]) => Promise<readonly Card[]>;

/** Renders a list of four cards; returns the requested ids of each call. */
async function renderList(refresh: Refresh, page2: Pages[string] = page(cards(5, 6))) {
  const asked: string[][] = [];
  const pages = { first: page(cards(1, 4), NEXT_PAGE), [NEXT_PAGE]: page2 };
  const query = cardsQuery(pages, {
    refresh: (items) => {
      asked.push(items.map(({ id }) => id));
      return refresh(items);
    },
  });
  const element = <EndlessList query={query} tile={cardTile} label="Cards" path="/cards" />;
  renderFeature({ routes: [{ id: 'lists.test', path: '/', element }] }, { path: '/', mocks: {} });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  // The parts of a visit load after the first view; its status is empty.
  await screen.findByRole('status');
  return asked;
}

/** Time passes, and the visitor comes back to the tab. */
const comeBack = (after: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + after);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const ids = (...positions: readonly number[]) => positions.map(String);
const titles = () => screen.getAllByRole('link', { name: /Card/ }).map((link) => link.textContent);
const renamed: Refresh = async (items) =>
  items.map((item) => ({ ...item, title: `Renamed ${item.title}`, fetchedAt: Date.now() })).toReversed();

it('requests items in view by id once they are 5 minutes old, and updates them in place', async () => {
  const asked = await renderList(renamed);
  const order = screen.getAllByRole('article').map((article) => article.getAttribute('aria-labelledby'));
  await comeBack(STALE_AFTER - 1_000);
  expect(asked).toEqual([]);
  await comeBack(2_000);
  expect(asked).toEqual([ids(1, 2)]);
  await waitFor(() => expect(titles().map((title) => title?.includes('Renamed'))).toEqual([true, true, false, false]));
  expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-labelledby'))).toEqual(order);

  // Fresh items are never requested again; items that come into view are.
  seen = [2, 3];
  await comeBack(60_000);
  expect(asked).toEqual([ids(1, 2), ids(3)]);
  await comeBack(STALE_AFTER + 1);
  expect(asked).toEqual([ids(1, 2), ids(3), ids(2, 3)]);
});

it('requests when its visitor rests after scrolling', async () => {
  const asked = await renderList(renamed);
  vi.setSystemTime(Date.now() + STALE_AFTER + 1);
  dispatchEvent(new Event('scroll'));
  expect(asked).toEqual([]);
  await waitFor(() => expect(asked).toEqual([ids(1, 2)]));
});

it.each([
  ['fails', () => Promise.reject(new Error('on purpose'))],
  ['returns none of them', async () => []],
])('changes nothing if the platform %s, and does not retry at once', async (_, refresh: Refresh) => {
  const asked = await renderList(refresh);
  const before = titles();
  await comeBack(STALE_AFTER + 1_000);
  await comeBack(60_000);
  expect(asked).toHaveLength(1);
  expect(titles()).toEqual(before);
  expect(screen.queryByRole('alert')).toBeNull();
  await comeBack(STALE_AFTER);
  expect(asked).toHaveLength(2);
});

it('keeps fresh items when an earlier request of a page resolves later', async () => {
  const page2 = Promise.withResolvers<ReturnType<typeof page>>();
  await renderList(renamed, () => page2.promise);
  await act(async () => screen.getByRole('button', { name: 'Load more' }).click());
  await comeBack(STALE_AFTER + 1_000);
  await act(async () => page2.resolve(page(cards(5, 6))));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
  await waitFor(() => expect(titles().slice(0, 2).join()).toMatch(/Renamed.*Renamed/));
});
