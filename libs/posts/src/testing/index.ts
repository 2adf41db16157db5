/** Fixtures and mocked responses of this library's calls, for tests and stories. */
export { postsMocks } from './mocks.ts';
export { clip, feedPage, like, ltk, ltks } from './fixtures.ts';
