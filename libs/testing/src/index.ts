/** Mounts features in tests and stories. What checks libraries reads files, and is apart: `./checkLibrary`; so are pictures. */
export { mockFetch, mock, failure, type Mocks, type Mock } from './mocks.ts';
export { FeaturePreview, never } from './FeaturePreview.tsx';
export { fixtureId } from './fixtures.ts';
export { renderFeature } from './renderFeature.ts';
export { TestChannel } from './TestChannel.ts';
export type { MountedFeature, MountOptions } from './mountFeature.tsx';
