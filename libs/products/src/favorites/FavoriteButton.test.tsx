import { createWish, deleteWish, wishesList } from '@social-shop/api-contract/calls/wishes';
import { sessionMocks } from '@social-shop/auth/testing';
import { mock, fixtureId, renderFeature, type Mocks } from '@social-shop/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { productsMocks, wish } from '../testing/index.ts';
import { FavoriteButton } from './FavoriteButton.tsx';

afterEach(cleanup);

const detailsId = fixtureId(4_001);
const productId = fixtureId(3_001);
const page = (
  <>
    <FavoriteButton detailsId={detailsId} productId={productId} name="Dress" />
    <FavoriteButton detailsId={detailsId} name="Same dress" look="quiet" />
  </>
);

const open = (mocks: Mocks) => {
  const mounted = renderFeature(
    { routes: [{ path: '/', element: page }] },
    { path: '/', mocks: { ...productsMocks(), ...sessionMocks(), ...mocks } },
  );
  const writes = () =>
    mounted.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { ...mounted, writes };
};
const pressed = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));

it('saves the product of the post that shows it, fills every heart of the product and tells /wish (S33)', async () => {
  const bodies: unknown[] = [];
  const { writes, tracked } = open(
    mock(createWish, async (request) => {
      bodies.push(await request.json());
      return { wish: wish() };
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Favorite Dress' }));
  await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
  await waitFor(() => expect(writes()).toEqual(['POST /v2/wishes/']));
  expect(bodies).toEqual([{ ltk_product_id: productId }]);
  expect(tracked.map(({ name }) => name)).toEqual(['/wish']);
});

it('saves by the details where no post is known (S33)', async () => {
  const bodies: unknown[] = [];
  open(
    mock(createWish, async (request) => {
      bodies.push(await request.json());
      return { wish: wish() };
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Favorite Same dress' }));
  await waitFor(() => expect(bodies).toEqual([{ product_details_id: detailsId }]));
});

it('removes every favorite of the product and tells /unwish', async () => {
  const saved = [wish(1), wish(1, { id: fixtureId(6_100), ltk_product_id: fixtureId(3_100) })];
  const removed: string[] = [];
  const { tracked } = open({
    ...mock(wishesList, { wishes: saved, meta: { limit: 36 } }),
    ...mock(deleteWish, ({ url }) => {
      removed.push(new URL(url).pathname.split('/').at(-1) ?? '');
      return new Response(null, { status: 204 });
    }),
  });
  await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
  fireEvent.click(screen.getByRole('button', { name: 'Favorite Dress' }));
  await waitFor(() => expect(pressed()).toEqual(['false', 'false']));
  await waitFor(() => expect(removed.toSorted()).toEqual(saved.map(({ id }) => id).toSorted()));
  expect(tracked.map(({ name }) => name)).toEqual(['/unwish']);
});
