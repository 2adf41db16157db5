/** Fixtures and mocks of this library's calls, for tests and stories. */
export { discoveryMocks } from './mocks.ts';
export { categories, dealFeed, hashtagOf, topCreators } from './fixtures.ts';
