/** Fixtures and mocked responses of this library's calls, for tests and stories. */
export { searchMocks } from './mocks.ts';
export { post } from './fixtures.ts';
