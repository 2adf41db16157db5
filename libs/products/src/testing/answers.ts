import { productDetailsList, productsByIds } from '@social-shop/api-contract/calls/products';
import { answerTo, type Answers } from '@social-shop/testing';
import { product, productDetails } from './fixtures.ts';

const idsOf = ({ url }: Request) => new URL(url).searchParams.getAll('ids');

/** Number of a fixture, from its id. */
const numberOf = (id: string) => Number(id.slice(-3));

/** Answers this library's calls: every product of the fixtures that is asked for exists. */
export const productsAnswers = (): Answers => ({
  ...answerTo(productsByIds, (request) => ({ products: idsOf(request).map((id) => product(numberOf(id))) })),
  ...answerTo(productDetailsList, (request) => ({
    product_details: idsOf(request).map((id) => productDetails(numberOf(id))),
  })),
});
