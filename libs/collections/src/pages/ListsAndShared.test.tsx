import { sharedWishCollection } from '@social-shop/api-contract/calls/wishCollections';
import { sessionMocks, signedOut } from '@social-shop/auth/testing';
import { Snackbar, SnackbarProvider } from '@social-shop/commerce-ui';
import { failure, mock, renderFeature, type Mocks } from '@social-shop/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { feature } from '../feature.ts';
import { hashOf } from '../hash.ts';
import { collectionsPaths } from '../paths.ts';
import { collection, collectionsMocks, memberMocks, ownerId } from '../testing/index.ts';

const list = { id: collection(1).id, ownerId };
const shared = collectionsPaths.shared(hashOf(list));
const guest = { ...collectionsMocks(), ...sessionMocks(signedOut) };
const refused = mock(sharedWishCollection, failure(403, 'forbidden'));

beforeEach(() => {
  Element.prototype.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const open = (path: string, mocks: Mocks = memberMocks()) => renderFeature(feature, { path, mocks });
const writes = (calls: readonly Request[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${new URL(url).pathname}`);

it('shows a shared list to visitors, with a way to a list of their own', async () => {
  const { calls } = open(shared, guest);
  expect(await screen.findByRole('heading', { level: 1, name: 'New flat' })).toBeDefined();
  expect(screen.getByText('Maren').parentElement?.textContent).toBe('Maren shares a list with you');
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toContain('/signup?from=');
  expect(new URL(calls[0]?.url ?? '').searchParams.get('user_id')).toBe(ownerId);
});

it('shows no way to sign up to who is signed in', async () => {
  open(shared);
  await screen.findByRole('heading', { level: 1, name: 'New flat' });
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
});

it('says to guests that a list is not open to them, and how to come in (S20)', async () => {
  open(shared, { ...guest, ...refused });
  expect(await screen.findByRole('heading', { level: 1, name: 'This list is not open to you' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    `/login?from=${encodeURIComponent(shared)}`,
  );
  expect(screen.queryByText('New flat')).toBeNull();
});

it('says it to members without a way to log in', async () => {
  open(shared, { ...memberMocks(), ...refused });
  await screen.findByRole('heading', { level: 1, name: 'This list is not open to you' });
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

it.each([collectionsPaths.shared('nothing'), collectionsPaths.shared(collection(1).id), shared])(
  'is 404 at %s, which names no list or one that is not shared (W8)',
  async (path) => {
    open(path, { ...guest, ...mock(sharedWishCollection, failure(404, 'not-found')) });
    expect((await screen.findByRole('alert')).textContent).toBe('404');
  },
);

it('makes a list and shares it, and asks for its name', async () => {
  const { calls } = open(collectionsPaths.lists());
  fireEvent.click(await screen.findByRole('button', { name: 'New list' }));
  const name = await screen.findByLabelText('Name');
  fireEvent.click(screen.getByRole('button', { name: 'Create list' }));
  expect(await screen.findByText('This field is required.')).toBeDefined();
  fireEvent.change(name, { target: { value: '  Winter  ' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Share by link' }));
  fireEvent.click(screen.getByRole('button', { name: 'Create list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes(calls)).toEqual(['POST /v2/wish_collections/', `PATCH /v2/wish_collections/${collection(3).id}`]);
});

it('asks before it deletes a list', async () => {
  const { calls } = open(collectionsPaths.lists());
  fireEvent.click(await screen.findByRole('button', { name: 'Options for New flat' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete list' }));
  expect(await screen.findByText(/The 2 products stay in your favorites/)).toBeDefined();
  expect(writes(calls)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete list' }));
  await waitFor(() => expect(writes(calls)).toEqual([`DELETE /v2/wish_collections/${collection(1).id}`]));
});

it('puts a product into a list and takes it out of another', async () => {
  const { calls } = open(collectionsPaths.favoriteProducts());
  const [more] = await screen.findAllByRole('button', { name: /^More for/ });
  if (more) fireEvent.click(more);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Add to lists' }));
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
  for (const box of boxes) fireEvent.click(box);
  await waitFor(() =>
    expect(writes(calls).map((call) => call.split('/wishes/')[0])).toEqual([
      `DELETE /v2/wish_collections/${collection(1).id}`,
      `PUT /v2/wish_collections/${collection(2).id}`,
    ]),
  );
});

it('takes a product out of a list, and puts it back by Undo', async () => {
  const element = (
    <SnackbarProvider>
      <Outlet />
      <Snackbar />
    </SnackbarProvider>
  );
  const { calls } = renderFeature(
    { routes: [{ element, children: [...(feature.routes ?? [])] }] },
    { path: collectionsPaths.list(collection(1).id), mocks: memberMocks() },
  );
  const [more] = await screen.findAllByRole('button', { name: /^More for/ });
  if (more) fireEvent.click(more);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove from this list' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(writes(calls).map((call) => call.split(' ')[0])).toEqual(['DELETE', 'PUT']));
  expect(new Set(writes(calls).map((call) => call.split(' ')[1])).size).toBe(1);
});

it('shows a list of the visitor with the tools of its owner', async () => {
  open(collectionsPaths.list(collection(1).id));
  expect(await screen.findByRole('heading', { level: 1, name: /New flat/ })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Edit list' })).toBeDefined();
  expect(await screen.findAllByRole('article')).toHaveLength(4);
});
