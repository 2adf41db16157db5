/** Fixtures and answers of this library's calls, for tests and stories. */
export { discoveryAnswers } from './answers.ts';
export { categories, dealFeed, hashtagOf, topCreators } from './fixtures.ts';
