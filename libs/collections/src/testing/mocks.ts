import { likesList } from '@social-shop/api-contract/calls/likes';
import { featuredPosts, ltksList } from '@social-shop/api-contract/calls/posts';
import {
  addToWishCollection,
  createWishCollection,
  deleteWishCollection,
  removeFromWishCollection,
  sharedWishCollection,
  sharedWishCollectionWishes,
  updateWishCollection,
  wishCollectionById,
  wishCollectionsList,
  wishCollectionWishes,
} from '@social-shop/api-contract/calls/wishCollections';
import { wishesList } from '@social-shop/api-contract/calls/wishes';
import { sessionMocks } from '@social-shop/auth/testing';
import { profile } from '@social-shop/creators/testing';
import { ltk, postsMocks } from '@social-shop/posts/testing';
import { product, productDetails } from '@social-shop/products/testing';
import { fixtureId, mock, type Mocks } from '@social-shop/testing';
import { builtIn, collection, saved } from './fixtures.ts';

const gone = () => new Response(null, { status: 204 });

const params = ({ url }: Request) => new URL(url).searchParams;
const numberOf = (id: string) => Number(id.slice(-3));

const facetsOf = (wishes: typeof saved) => ({
  total: wishes.length,
  dropped: Math.min(1, wishes.length),
  sale: 0,
  in_stock: wishes.length,
  retailers: [
    { id: fixtureId(5_000), name: 'Alder & Moss', count: wishes.length },
    { id: fixtureId(5_001), name: 'Halden', count: 0 },
  ],
});

/** Mocked responses to this library's calls, of a visitor who has saved these products and likes this many posts. */
export const collectionsMocks = (wishes = saved, likes = 3, lists = [collection(1), collection(2)]): Mocks => ({
  ...postsMocks(),
  ...mock(wishCollectionsList, {
    wish_collections: [builtIn('favorite-products', wishes.length), builtIn('favorite-posts', likes), ...lists],
    containing: lists.slice(0, 1).map(({ id }) => id),
  }),
  ...mock(wishCollectionById, { wish_collection: collection(1) }),
  ...mock(createWishCollection, { wish_collection: collection(3) }),
  ...mock(updateWishCollection, { wish_collection: collection(1, { shared: true }) }),
  ...mock(deleteWishCollection, gone()),
  ...mock(addToWishCollection, gone()),
  ...mock(removeFromWishCollection, gone()),
  ...mock(wishCollectionWishes, { wish_collection: collection(1), wishes, meta: { limit: 36 } }),
  ...mock(sharedWishCollection, { wish_collection: collection(1, { shared: true }), owner: { name: 'Maren' } }),
  ...mock(sharedWishCollectionWishes, {
    wish_collection: collection(1, { shared: true }),
    wishes,
    meta: { limit: 30 },
  }),
  ...mock(wishesList, (request) => {
    const ids = params(request).getAll('product_details_ids');
    const found = ids.length > 0 ? wishes.filter(({ product_details_id: id }) => ids.includes(id)) : wishes;
    const only = params(request).getAll('only');
    return {
      wishes: only.includes('dropped') ? found.slice(0, 1) : found,
      ...(params(request).has('includes') && { facets: facetsOf(wishes) }),
      meta: { limit: 36 },
    };
  }),
  ...mock(likesList, {
    likes: Array.from({ length: likes }, (_, index) => ({
      ltk_id: ltk(index + 1).id,
      date_liked: `2026-11-24T09:30:0${9 - index}.000Z`,
      like_type: 'CLICK' as const,
      network: 'LTK' as const,
    })),
    meta: { limit: 30 },
  }),
  ...mock(ltksList, (request) => ({
    ltks: params(request)
      .getAll('ids')
      .map((id) => ltk(numberOf(id))),
    profiles: [profile()],
    meta: { limit: 36 },
  })),
  ...mock(featuredPosts, {
    activities: [1, 2, 3, 4].map((number) => ({
      post_id: ltk(number).id,
      profile_id: profile().id,
      created_at: '2026-11-24T09:30:00.000Z',
    })),
    products: [1, 2, 3, 4].map((number) => product(number, { ltk_id: ltk(number).id })),
    product_details: [1, 2, 3, 4].map((number) => productDetails(number)),
    meta: { limit: 12 },
  }),
});

/** The same, and the session of that visitor. */
export const memberMocks = (...given: Parameters<typeof collectionsMocks>): Mocks => ({
  ...collectionsMocks(...given),
  ...sessionMocks(),
});
