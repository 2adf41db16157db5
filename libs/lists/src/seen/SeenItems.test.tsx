import { Dialog } from '@social-shop/commerce-ui';
import { renderFeature } from '@social-shop/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EndlessList } from '../EndlessList.tsx';
import { cards, cardsQuery, cardTile, page, type Card } from '../testing/cards.tsx';

const observed = vi.fn<(element: Element) => void>();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly callback: (entries: readonly object[]) => void;
      constructor(callback: (entries: readonly object[]) => void) {
        this.callback = callback;
      }
      observe(target: Element) {
        observed(target);
        // All tiles are in view, the marker at the end of the list is not.
        if (target.localName === 'article') this.callback([{ target, intersectionRatio: 1, isIntersecting: true }]);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  observed.mockClear();
  vi.unstubAllGlobals();
});

async function renderList(onSeen?: (card: Card) => void) {
  const query = cardsQuery({ first: page(cards(1, 2), 'b') });
  const list = <EndlessList query={query} tile={cardTile} label="Cards" path="/" {...(onSeen && { onSeen })} />;
  renderFeature({ routes: [{ id: 'lists.test', path: '/', element: list }] }, { path: '/', mocks: {} });
  // The parts of a visit have loaded.
  await screen.findByRole('status');
  await waitFor(() => expect(observed).toHaveBeenCalled());
}
const kinds = () => new Set(observed.mock.calls.map(([{ localName }]) => localName));

it('reports each seen item of a list once', async () => {
  const seen: string[] = [];
  await renderList(({ id }) => seen.push(id));
  await waitFor(() => expect(seen).toEqual(['1', '2']));
});

it('observes no tile without `onSeen`', async () => {
  await renderList();
  expect(kinds()).toEqual(new Set(['div']));
});

it('can tell that a dialog covers the list: the page under it is hidden from screen readers (P18)', async () => {
  const element = (
    <main>
      <Dialog open onOpenChange={() => {}} title="Menu">
        Menu
      </Dialog>
    </main>
  );
  renderFeature({ routes: [{ id: 'lists.test', path: '/', element }] }, { path: '/', mocks: {} });
  await screen.findByRole('dialog');
  expect(document.querySelector('main')?.closest('[aria-hidden="true"], [inert]')).not.toBeNull();
});
