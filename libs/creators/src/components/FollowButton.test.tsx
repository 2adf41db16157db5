import { sessionMocks } from '@social-shop/auth/testing';
import { SnackbarProvider, Snackbar } from '@social-shop/commerce-ui';
import { renderFeature } from '@social-shop/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { followsMocks, profile } from '../testing/index.ts';
import { FollowButton } from './FollowButton.tsx';

const { id, display_name: displayName, name, avatar_url: avatarUrl } = profile();

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Two buttons of one creator, as a shop and a strip on it have them, and what the visitor follows. */
function open(followed: Set<string>) {
  const creator = { id, displayName, name, avatarUrl };
  const element = (
    <SnackbarProvider>
      <FollowButton creator={creator} place="head" />
      <FollowButton creator={creator} />
      <Snackbar />
    </SnackbarProvider>
  );
  const mocks = { ...sessionMocks(), ...followsMocks(followed) };
  return renderFeature({ routes: [{ path: '/', element }] }, { path: '/', mocks });
}

const buttons = (label: string) => screen.findAllByRole('button', { name: `${label} Maren Holt` });
const ask = async () => {
  await userEvent.click((await buttons('Following'))[0] ?? document.body);
  return within(await screen.findByRole('alertdialog', { name: 'Unfollow Maren Holt?' }));
};
const names = (tracked: readonly { readonly name: string }[]) => tracked.map((event) => event.name);

it('follows at once, on every button of the creator, without a question', async () => {
  const followed = new Set<string>();
  const { tracked } = open(followed);
  await userEvent.click((await buttons('Follow'))[1] ?? document.body);
  expect(await buttons('Following')).toHaveLength(2);
  await waitFor(() => expect([...followed]).toEqual([id]));
  expect(tracked).toEqual([]);
});

it('keeps following after Cancel and Escape', async () => {
  const followed = new Set([id]);
  const { tracked, calls } = open(followed);
  await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await ask();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await buttons('Following')).toHaveLength(2);
  expect(names(tracked)).toEqual(['unfollow', 'unfollow/cancel', 'unfollow', 'unfollow/cancel']);
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

it('unfollows after Continue, and follows again with Undo', async () => {
  const followed = new Set([id]);
  const { tracked } = open(followed);
  await userEvent.click((await ask()).getByRole('button', { name: 'Continue' }));
  expect(await buttons('Follow')).toHaveLength(2);
  await waitFor(() => expect([...followed]).toEqual([]));
  expect(names(tracked)).toEqual(['unfollow', 'unfollow/confirm']);
  expect(screen.getByRole('status').textContent).toContain('Unfollowed Maren Holt');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await buttons('Following')).toHaveLength(2);
  await waitFor(() => expect([...followed]).toEqual([id]));
});

it('sends a visitor who is not signed in to sign-up with the pressed action, and back (P3)', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const element = <FollowButton creator={{ id, displayName, name, avatarUrl }} />;
  const { calls } = renderFeature(
    { routes: [{ path: '/explore/marenholt', element }] },
    { path: '/explore/marenholt', mocks: {} },
  );
  await userEvent.click((await buttons('Follow'))[0] ?? document.body);
  const { pathname, searchParams } = new URL(String(assign.mock.calls[0]?.[0]), 'https://shop.test');
  expect([pathname, searchParams.get('from')]).toEqual(['/signup', '/explore/marenholt']);
  expect(searchParams.get('shopltk-signup-prompt')).toBe('follow');
  expect(assign).toHaveBeenCalledOnce();
  expect(calls).toEqual([]);
});
