/** Fixtures and mocked responses of this library's calls, for tests and stories. */
export { creatorsMocks, followsMocks } from './mocks.ts';
export { recommendationsMocks, recommendedProfile } from './recommendations.ts';
export { profile } from './fixtures.ts';
