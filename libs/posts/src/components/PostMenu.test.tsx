import { useApi } from '@social-shop/api-client';
import { sessionMocks, signedOut } from '@social-shop/auth/testing';
import { Snackbar, SnackbarProvider } from '@social-shop/commerce-ui';
import { profile } from '@social-shop/creators/testing';
import { EndlessList } from '@social-shop/lists';
import { failure, fixtureId, renderFeature, type Mocks } from '@social-shop/testing';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { postTile } from '../postTile.tsx';
import { creatorPostsQuery } from '../queries.ts';
import { feedPage, ltk, postsMocks } from '../testing/index.ts';
import { useHidden } from '../useHidden.ts';

configure({ asyncUtilTimeout: 8_000 });
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const other = profile({ id: fixtureId(9), display_name: 'otto', name: 'Otto Brandt' });
const posts = [ltk(1), ltk(2), ltk(3, { profile_id: other.id }), ltk(4)];

function Feed() {
  const leavesOut = useHidden();
  const query = creatorPostsQuery(useApi(), 'all');
  return (
    <SnackbarProvider>
      <EndlessList query={query} tile={postTile} leavesOut={leavesOut} label="Posts" path="/" />
      <Snackbar />
    </SnackbarProvider>
  );
}

const open = (mocks: Mocks = {}) =>
  renderFeature(
    { routes: [{ path: '/', element: <Feed /> }] },
    {
      path: '/',
      mocks: {
        ...postsMocks(),
        ...sessionMocks(),
        'GET /v3/activities/posts/profile/{profile_id}': { ...feedPage(posts), profiles: [profile(), other] },
        ...mocks,
      },
    },
  );

const creators = async () =>
  (await screen.findAllByRole('article')).map(
    (tile) => within(tile).getByRole('link', { name: /^(Maren|Otto)/ }).textContent,
  );
const count = (tiles: number) => waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(tiles));

/** Chooses from the menu of the nth post of a creator. */
async function choose(name: string, nth: number, entry: string) {
  const buttons = await screen.findAllByRole('button', { name: `More about the post by ${name}` });
  const button = buttons[nth];
  if (!button) throw new Error('no such post');
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

it('hides a post from the feed at once, moves the focus to the next one, and brings it back by Undo', async () => {
  const { calls } = open();
  await count(4);
  await choose('Maren Holt', 1, 'Hide this post');
  await count(3);
  expect(await creators()).toEqual(['Maren Holt', 'Otto Brandt', 'Maren Holt']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('article')[1]));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await count(4);
  await waitFor(() => expect(calls.map(({ method }) => method)).toContain('DELETE'));
  const removed = calls.find(({ method }) => method === 'DELETE');
  expect(new URL(removed?.url ?? '').searchParams.getAll('ltk_ids')).toEqual([ltk(2).id]);
});

it('hides all posts of a creator', async () => {
  open();
  await count(4);
  await choose('Maren Holt', 0, 'Hide this creator');
  await count(1);
  expect(await creators()).toEqual(['Otto Brandt']);
});

it('leaves out what was hidden before', async () => {
  const hidden_at = '2026-11-24T09:30:00.000Z';
  open({
    'GET /v2/hides/': {
      hides: [
        { ltk_id: ltk(1).id, hidden_at },
        { display_name: 'otto', hidden_at },
      ],
    },
  });
  await count(2);
  expect(await creators()).toEqual(['Maren Holt', 'Maren Holt']);
});

it('shows the post again with a message if hiding fails', async () => {
  open({ 'POST /v2/hides/': failure(500) });
  await count(4);
  await choose('Maren Holt', 0, 'Hide this post');
  expect((await screen.findByText('Something went wrong. Please try again.')).closest('[role=alert]')).not.toBeNull();
  await count(4);
});

it('reports a post with a reason, which it asks for', async () => {
  const { calls } = open();
  await count(4);
  await choose('Otto Brandt', 0, 'Report this post');
  const dialog = await screen.findByRole('dialog', { name: 'Report this post' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Please choose a reason.');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'It is hateful or offensive' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
  await screen.findByText('Thank you. We will look at the post.');
  expect(screen.queryByRole('dialog')).toBeNull();
  const report = calls.find(({ url }) => url.includes('/v2/ltk_reports/'));
  expect(await report?.json()).toEqual({ ltk_id: ltk(3).id, reason: 'offensive' });
});

it('is for visitors who are signed in', async () => {
  const { calls } = open(sessionMocks(signedOut));
  await count(4);
  expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull();
  expect(calls.some(({ url }) => url.includes('/v2/hides/'))).toBe(false);
});
