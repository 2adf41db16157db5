/** Mocked responses of this library's calls, for tests and stories. */
export { boxMocks, completionsOf } from './boxMocks.ts';
export { creator, searchMocks, type Catalogue } from './mocks.ts';
