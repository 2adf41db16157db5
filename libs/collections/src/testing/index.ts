/** Fixtures and mocked responses of this library's calls, for tests and stories. */
export { collectionsMocks, memberMocks } from './mocks.ts';
export { builtIn, collection, ownerId, saved } from './fixtures.ts';
