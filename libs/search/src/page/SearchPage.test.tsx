import { ltksList } from '@social-shop/api-contract/calls/posts';
import { mock, failure, renderFeature } from '@social-shop/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { feature } from '../feature.ts';
import { searchPaths } from '../paths.ts';
import { searchMocks, post } from '../testing/index.ts';

const PATH = searchPaths.page();
const mocks = searchMocks();

afterEach(cleanup);

it('lists posts, each leading to its page', async () => {
  renderFeature(feature, { path: PATH, mocks });
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3].map((nth) => `/posts/${post(nth).id}`));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search');
});

it('says so if there are no posts', async () => {
  renderFeature(feature, { path: PATH, mocks: searchMocks([]) });
  expect(await screen.findByText('No results found.')).toBeDefined();
});

it('renders if its call fails, and calls again on retry (W31)', async () => {
  let asked = 0;
  const onePost = { ltks: [post()], profiles: [], meta: { limit: 24 } };
  const once = mock(ltksList, () => ((asked += 1) === 1 ? failure(404) : onePost));
  renderFeature(feature, { path: PATH, mocks: once });
  expect(await screen.findByRole('alert')).toBeDefined();
  await act(async () => screen.getByRole('button', { name: 'Try Again' }).click());
  expect(await screen.findAllByRole('link')).toHaveLength(1);
});
