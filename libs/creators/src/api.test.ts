import { createApiClient } from '@social-shop/api-client';
import { mockFetch } from '@social-shop/testing';
import { expect, it } from 'vitest';
import { fetchCreator, fetchFollowersCount } from './api.ts';
import { creatorsMocks, profile } from './testing/index.ts';

const apiOver = (mocks = creatorsMocks()) => {
  const { fetch, calls } = mockFetch(mocks);
  return { api: createApiClient({ baseUrl: 'https://platform.test', fetch }), calls };
};

it('finds a creator by any spelling of the name, and returns their own spelling', async () => {
  const creator = await fetchCreator(apiOver().api, 'MarenHolt');
  expect(creator).toMatchObject({ id: profile().id, displayName: 'marenholt', name: 'Maren Holt' });
});

it('fails with 404 for an unknown name', async () => {
  await expect(fetchCreator(apiOver().api, 'nobody')).rejects.toMatchObject({ status: 404 });
});

it('reads the number of followers', async () => {
  const { api, calls } = apiOver();
  expect(await fetchFollowersCount(api, profile().id)).toBe(18_432);
  expect(new URL(calls[0]?.url ?? '').search).toBe(`?profile_id=${profile().id}`);
});
