/** Mounts features in tests and stories, and checks what libraries name. */
export { answeringFetch, failure, type Answers, type AnswerTo } from './answers.ts';
export { checkLibrary, type LibraryNames } from './checkLibrary.ts';
export { FeaturePreview, never } from './FeaturePreview.tsx';
export { fixtureId, solidPicture } from './fixtures.ts';
export { renderFeature } from './renderFeature.ts';
export type { MountedFeature, MountOptions } from './mountFeature.tsx';
