/** Fixtures and mocks of this library's calls, for tests and stories. */
export { productPageMocks, shownProduct } from './mocks.ts';
export { retailerProduct, retailerProductId, variantId, withoutOptions } from './fixtures.ts';
