import { postsMocks } from '@social-shop/posts/testing';
import { failure, renderFeature } from '@social-shop/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { feature } from '../feature.ts';

const FEED = 'GET /v3/activities/posts/global/featured';

afterEach(cleanup);

it.each(['/', '/home'])('is the discover feed at %s', async (path) => {
  renderFeature(feature, { path, mocks: postsMocks() });
  expect((await screen.findAllByRole('article')).length).toBeGreaterThanOrEqual(12);
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Discover']);
  expect(screen.getByRole('region', { name: 'Discover' })).toBeDefined();
});

it('starts at the cursor of its link without script', async () => {
  const { calls } = renderFeature(feature, { path: '/home?next=page-2', mocks: postsMocks() });
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  expect(new URL(calls[0]?.url ?? '').searchParams.get('next')).toBe('page-2');
});

it('renders without its feed, and requests it once (W31, K-E05)', async () => {
  const { calls } = renderFeature(feature, { path: '/home', mocks: { [FEED]: failure(404) } });
  expect((await screen.findByRole('alert')).textContent).toContain('Error Loading LTKs.');
  expect(calls).toHaveLength(1);
});

it('reports how far a visitor has scrolled: the posts so far and their page of 30', async () => {
  const { tracked } = renderFeature(feature, { path: '/', mocks: postsMocks() });
  const more = await screen.findByRole('button', { name: 'Load more' });
  expect(tracked).toEqual([]);
  await act(async () => more.click());
  await waitFor(() => expect(tracked).toEqual([{ name: '/scroll/discover', properties: { items: 17, page: 1 } }]));
});
