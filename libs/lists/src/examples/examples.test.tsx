import { renderFeature } from '@social-shop/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { EndlessList } from '../index.ts';
import { creatorsQuery, creatorTile } from './creatorList.tsx';
import { creatorPages, productPages } from '../testing/pages.ts';
import { equalProductTile, productsQuery, productTile } from './productList.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const lists: Readonly<Record<string, { readonly element: ReactElement; readonly first: RegExp }>> = {
  'products in a masonry': {
    element: <EndlessList query={productsQuery(productPages)} tile={productTile} label="List" path="/list" />,
    first: /^Washed linen wrap dress 0$/,
  },
  'products in a grid': {
    element: (
      <EndlessList
        query={productsQuery(productPages)}
        tile={equalProductTile}
        layout="grid"
        label="List"
        path="/list"
        priority
      />
    ),
    first: /^Washed linen wrap dress 0$/,
  },
  'creators in a grid': {
    element: (
      <EndlessList query={creatorsQuery(creatorPages)} tile={creatorTile} layout="grid" label="List" path="/list" />
    ),
    first: /^Maren Holt/,
  },
};

it.each(Object.entries(lists))('lists %s, to the end', async (_, { element, first }) => {
  renderFeature({ routes: [{ id: 'lists.test', path: '/', element }] }, { path: '/', mocks: {} });
  const feed = await screen.findByRole('feed', { name: 'List' });
  expect(within(feed).getAllByRole('article')).toHaveLength(12);
  expect(within(feed).getAllByRole('article', { name: first })[0]?.getAttribute('aria-posinset')).toBe('1');
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(within(feed).getAllByRole('article')).toHaveLength(17));
  expect(within(feed).getAllByRole('article')[12]?.getAttribute('aria-setsize')).toBe('17');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it.each(['productList.tsx', 'creatorList.tsx'])('needs at most 60 lines for its own list: %s', (file) => {
  const linesOf = (name: string) =>
    readFileSync(join(import.meta.dirname, name), 'utf8')
      .trimEnd()
      .split('\n').length;
  expect(linesOf(file) + linesOf('examples.css.ts')).toBeLessThanOrEqual(60);
});
