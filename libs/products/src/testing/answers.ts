import type { productDetailsByIds, productsByIds } from '@social-shop/api-contract';
import type { Answers } from '@social-shop/testing';
import type { Static } from 'typebox';
import { product, productDetails } from './fixtures.ts';

const idsOf = ({ url }: Request) => new URL(url).searchParams.getAll('ids');

/** Number of a fixture, from its id. */
const numberOf = (id: string) => Number(id.slice(-3));

/** Answers this library's calls: every product of the fixtures that is asked for exists. */
export const productsAnswers = (): Answers => ({
  'GET /v2/products/': (request) =>
    ({ products: idsOf(request).map((id) => product(numberOf(id))) }) satisfies Static<
      (typeof productsByIds)['response']
    >,
  'GET /v2/product_details/': (request) =>
    ({ product_details: idsOf(request).map((id) => productDetails(numberOf(id))) }) satisfies Static<
      (typeof productDetailsByIds)['response']
    >,
});
