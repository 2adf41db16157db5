/** Fixtures and answers of this library's calls, for tests and stories. */
export { productPageAnswers, shownProduct } from './answers.ts';
export { retailerProduct, retailerProductId, variantId, withoutOptions } from './fixtures.ts';
