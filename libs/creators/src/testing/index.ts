/** Fixtures and mocked responses of this library's calls, for tests and stories. */
export { creatorsAnswers, followsAnswers } from './answers.ts';
export { profile } from './fixtures.ts';
