import { profile } from '@social-shop/creators/testing';
import { feedPage, postsMocks } from '@social-shop/posts/testing';
import { failure, renderFeature, type Mocks } from '@social-shop/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { feature } from '../feature.ts';

const open = (path: string, mocks: Mocks = {}) =>
  renderFeature(feature, { path, mocks: { ...postsMocks(), ...mocks } });

afterEach(cleanup);

it('shows the creator and their posts, without naming them on each tile', async () => {
  open('/explore/marenholt');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Maren Holt');
  expect(screen.getByText(profile().bio)).toBeDefined();
  expect(await screen.findByText('18.4K followers')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Posts by Maren Holt' })).toBeDefined();
  expect((await screen.findAllByRole('article')).length).toBeGreaterThanOrEqual(12);
  expect(screen.queryAllByRole('link', { name: 'Maren Holt' })).toEqual([]);
});

it("redirects to the creator's own spelling, with the query (S14)", async () => {
  const { router } = open('/explore/MarenHolt?utm_source=a');
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname + router.state.location.search).toBe('/explore/marenholt?utm_source=a');
});

it.each(['/explore/nobody', '/explore/a', '/explore/maren%20holt', '/explore/%3Cscript%3E'])(
  'is 404 at %s',
  async (path) => {
    open(path);
    expect((await screen.findByRole('alert')).textContent).toBe('404');
  },
);

it('keeps the page of a creator without posts out of search engines', async () => {
  const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
  const { router } = open('/explore/marenholt', { 'GET /v3/activities/posts/profile/{profile_id}': feedPage([]) });
  await screen.findByText('No results found.');
  // The server's page has its posts at once; here the page shows again once it has them.
  await act(() => router.navigate('/explore/marenholt?utm_source=a'));
  expect(robots()).toBe('noindex');
  cleanup();
  open('/explore/marenholt');
  await screen.findAllByRole('article');
  expect(robots()).toBeUndefined();
});

it('keeps the page when posts and followers fail', async () => {
  open('/explore/marenholt', {
    'GET /v3/activities/posts/profile/{profile_id}': failure(404),
    'GET /v2/followers_statistics/': failure(404),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Error Loading LTKs.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Maren Holt');
  expect(screen.queryByText(/followers/)).toBeNull();
});

it('shows only the posts of the creator in the current address', async () => {
  const other = profile({ id: '00000000-0000-4000-8000-000000000002', display_name: 'ines', name: 'Inês' });
  const { router, calls } = open('/explore/marenholt', {
    'GET /v2/profiles/': ({ url }) => ({ profiles: url.includes('ines') ? [other] : [profile()] }),
  });
  await screen.findByRole('heading', { name: 'Maren Holt' });
  await router.navigate('/explore/ines');
  await screen.findByRole('heading', { name: 'Inês' });
  await waitFor(() =>
    expect(calls.map(({ url }) => new URL(url).pathname)).toContain(`/v3/activities/posts/profile/${other.id}`),
  );
  expect(screen.getByRole('region', { name: 'Posts by Inês' })).toBeDefined();
});
