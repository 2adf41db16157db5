/** Mocked responses of this library's calls, for tests and stories. */
export { creator, searchMocks, type Catalogue } from './mocks.ts';
