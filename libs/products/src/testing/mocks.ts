import { productDetailsList, productsByIds } from '@social-shop/api-contract/calls/products';
import { createWish, deleteWish, wishesList } from '@social-shop/api-contract/calls/wishes';
import { mock, type Mocks } from '@social-shop/testing';
import { product, productDetails, wish } from './fixtures.ts';

const idsOf = ({ url }: Request) => new URL(url).searchParams.getAll('ids');

/** Number of a fixture, from its id. */
const numberOf = (id: string) => Number(id.slice(-3));

/** Mocked responses to this library's calls: every requested product of the fixtures exists, and none is a favorite. */
export const productsMocks = (): Mocks => ({
  ...mock(productsByIds, (request) => ({ products: idsOf(request).map((id) => product(numberOf(id))) })),
  ...mock(productDetailsList, (request) => ({
    product_details: idsOf(request).map((id) => productDetails(numberOf(id))),
  })),
  ...mock(wishesList, { wishes: [], meta: { limit: 36 } }),
  ...mock(createWish, { wish: wish() }),
  ...mock(deleteWish, new Response(null, { status: 204 })),
});
