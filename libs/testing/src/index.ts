/** Mounts features in tests and stories, and checks what libraries name. */
export { answeringFetch, failure, type Answers, type AnswerTo } from './answers.ts';
export { checkLibrary, type LibraryNames } from './checkLibrary.ts';
export { fixtureId, solidPicture } from './fixtures.ts';
export { mountFeature, type MountedFeature, type MountOptions } from './mountFeature.tsx';
export { renderFeature } from './renderFeature.ts';
