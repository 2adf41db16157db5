/** Fixtures and mocked responses of this library's calls, for tests and stories. */
export { productsMocks } from './mocks.ts';
export { product, productDetails, wish } from './fixtures.ts';
