import type { SessionState } from '@social-shop/auth';
import { signedOut } from '@social-shop/auth/testing';
import { deadline } from '@social-shop/routing/server';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { defineToggle, type ToggleDefinition } from './defineToggle.ts';
import { fetchShown, shows } from './fetchShown.ts';
import { statesQuery } from './itemState.ts';
import { sessionOf, visitor } from './testing/visitor.tsx';

type Read = ToggleDefinition['read'];

function kind(name: 'likes' | 'follows', read: Read) {
  const spy = vi.fn<Read>(read);
  const calls = { batch: 10, on: async () => '', off: async () => undefined };
  return { spy, toggle: defineToggle({ name: `test.${name}`, read: spy, ...calls }) };
}
const on =
  (...ids: string[]): Read =>
  async () =>
    new Map(ids.map((id) => [id, `record of ${id}`]));

async function page(state: SessionState, lists: readonly (readonly [ReturnType<typeof kind>, readonly string[]])[]) {
  const { api, queryClient } = visitor(state);
  for (const [number, [{ toggle }, ids]] of lists.entries()) {
    const query = { queryKey: ['list', number], meta: shows<readonly string[]>((shown) => [[toggle, shown]]) };
    await queryClient.fetchQuery({ ...query, queryFn: () => ids });
  }
  await fetchShown({ queryClient, api, within: deadline(20) });
  return queryClient;
}
const statesOf = (queryClient: QueryClient, { toggle }: ReturnType<typeof kind>) =>
  queryClient.getQueryData(statesQuery(toggle, 'ana').queryKey);

it('asks once for each kind, with all ids of the page', async () => {
  const [likes, follows] = [kind('likes', on('a', 'd')), kind('follows', on())];
  const queryClient = await page(sessionOf('ana'), [
    [likes, ['a', 'b']],
    [follows, ['c']],
    [likes, ['b', 'd']],
  ]);
  expect(likes.spy.mock.calls.map(([, ids]) => ids)).toEqual([['a', 'b', 'd']]);
  expect(follows.spy.mock.calls.map(([, ids]) => ids)).toEqual([['c']]);
  expect(statesOf(queryClient, likes)).toEqual({
    a: { record: 'record of a' },
    b: { record: null },
    d: { record: 'record of d' },
  });
});

it('asks nothing for visitors who are not signed in, or for pages without buttons', async () => {
  const likes = kind('likes', on('a'));
  await page(signedOut, [[likes, ['a']]]);
  await page(sessionOf('ana'), [[likes, []]]);
  expect(likes.spy).not.toHaveBeenCalled();
});

it.each<[string, Read]>([
  ['fails', () => Promise.reject(new Error('down'))],
  ['hangs', () => new Promise(() => undefined)],
])('leaves the browser to ask if the call %s', async (_, read) => {
  const [likes, follows] = [kind('likes', read), kind('follows', on('c'))];
  const queryClient = await page(sessionOf('ana'), [
    [likes, ['a']],
    [follows, ['c']],
  ]);
  expect(statesOf(queryClient, likes)).toBeUndefined();
  expect(statesOf(queryClient, follows)).toEqual({ c: { record: 'record of c' } });
  const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: () => true });
  expect(queries.map(({ queryKey }) => queryKey[1])).not.toContain('likes');
});

it('requests at most 128 items (W16)', async () => {
  const likes = kind('likes', on());
  await page(sessionOf('ana'), [[likes, Array.from({ length: 200 }, (_item, number) => `post ${number}`)]]);
  expect(likes.spy.mock.calls.map(([, ids]) => ids.length)).toEqual([128]);
});

it('has all records of a toggle that is looked up as a whole, and no others', async () => {
  const { toggle, spy } = kind('likes', on('x', 'y'));
  const whole = { toggle: { ...toggle, whole: true as const }, spy };
  const queryClient = await page(sessionOf('ana'), [[whole, ['a', 'b']]]);
  expect(statesOf(queryClient, whole)).toEqual({ x: { record: 'record of x' }, y: { record: 'record of y' } });
});
