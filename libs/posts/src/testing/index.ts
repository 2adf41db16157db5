/** Fixtures and mocked responses of this library's calls, for tests and stories. */
export { postsAnswers } from './answers.ts';
export { clip, feedPage, ltk, ltks } from './fixtures.ts';
