import { memberCall, publicCall, sensitiveCall, type Call } from '@social-shop/api-contract/call';
import { analyticsEvents } from '@social-shop/api-contract/calls/analytics';
import { featuredPosts, ltksList, postProducts, profilePosts } from '@social-shop/api-contract/calls/posts';
import { profilesList } from '@social-shop/api-contract/calls/profiles';
import { expect, expectTypeOf, it } from 'vitest';
import { createApiClient } from './createApiClient.ts';

const api = createApiClient({ baseUrl: '' });

/** Compiled with the rest of the library and never run: a line below `@ts-expect-error` that compiles is an error. */
export const wrong = [
  // Only a declared call names a call.
  // @ts-expect-error -- not a path
  () => api('/v2/ltks'),
  // @ts-expect-error -- no call
  () => api({ method: 'GET' }),

  // @ts-expect-error -- its path has a parameter
  () => api(profilePosts),
  // @ts-expect-error -- its path has a parameter
  () => api(profilePosts, { query: {} }),
  // @ts-expect-error -- code has it in camelCase
  () => api(profilePosts, { params: { profile_id: '1' } }),
  // @ts-expect-error -- a number is not an id
  () => api(profilePosts, { params: { profileId: 1 } }),
  // @ts-expect-error -- of another call
  () => api(postProducts, { params: { profileId: '1' } }),
  // @ts-expect-error -- has none
  () => api(ltksList, { params: { id: '1' } }),

  // @ts-expect-error -- misspelt
  () => api(ltksList, { query: { hashtags: 'linen' } }),
  // @ts-expect-error -- not one of its includes
  () => api(featuredPosts, { query: { includes: ['likes'] } }),
  // @ts-expect-error -- not one of its ranks
  () => api(profilePosts, { params: { profileId: '1' }, query: { rank: 'best' } }),
  // @ts-expect-error -- a list
  () => api(profilesList, { query: { ids: '1' } }),

  // @ts-expect-error -- a GET has no body
  () => api(ltksList, { body: {} }),
  // @ts-expect-error -- needs one
  () => api(analyticsEvents),
  // @ts-expect-error -- without its moment
  () => api(analyticsEvents, { body: { events: [{ id: '1', name: 'x', page: 'home', properties: {} }] } }),
  // @ts-expect-error -- not a field of its response
  async () => (await api(ltksList)).posts,
  // @ts-expect-error -- code has it in camelCase
  async () => (await api(ltksList)).ltks[0]?.profile_id,

  // A call declares its access, and personal responses are private.
  // @ts-expect-error -- no access
  (): Call => ({ method: 'POST', path: '/v2/likes' }),
  // @ts-expect-error -- the same for all and only for members
  () => memberCall({ method: 'GET', path: '/v2/likes', sameForAll: true }),
  // @ts-expect-error -- the same for all and only for one
  () => sensitiveCall({ method: 'POST', path: '/v2/account_deletions', sameForAll: true }),
  // @ts-expect-error -- no verb of ours
  () => publicCall({ method: 'HEAD', path: '/v2/ltks' }),
];

it('types the parameters and the response of a call in camelCase', () => {
  const right = {
    none: () => api(ltksList),
    query: (ids: readonly string[], next: string | undefined, signal?: AbortSignal) =>
      api(ltksList, { query: { ids, lastId: next, linkTypes: ['LTK_WEB'], limit: 8 }, signal }),
    params: () => api(profilePosts, { params: { profileId: '1' } }),
    body: () =>
      api(analyticsEvents, {
        body: {
          events: [{ id: '1', name: 'x', page: 'home', at: '2026-11-24T09:30:00.000Z', properties: { someKey: 1 } }],
        },
        keepalive: true,
      }),
  };
  type Result = Awaited<ReturnType<typeof right.query>>;
  expectTypeOf<Result['ltks'][number]['heroImageWidth']>().toEqualTypeOf<number>();
  expectTypeOf<Result['meta']['lastId']>().toEqualTypeOf<string | undefined>();
  const nothing = memberCall<{ params: { id: string } }>({ method: 'DELETE', path: '/v2/likes/{id}' });
  const remove = () => api(nothing, { params: { id: '1' } });
  expectTypeOf<Awaited<ReturnType<typeof remove>>>().toEqualTypeOf<undefined>();
  expect([right, remove, wrong]).toBeDefined();
});
