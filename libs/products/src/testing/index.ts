/** Fixtures and mocked responses of this library's calls, for tests and stories. */
export { productsAnswers } from './answers.ts';
export { product, productDetails, wish } from './fixtures.ts';
