import type { Feature } from '@social-shop/routing';
import { cleanup, configure, render, type RenderResult } from '@testing-library/react';
import { mountFeature, type MountedFeature, type MountOptions } from './mountFeature.tsx';

// A page's first import compiles it, which takes its time where several projects share two processors.
configure({ asyncUtilTimeout: 60_000 });

/** jsdom lays nothing out: there, nothing comes into view. */
class NothingInView implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Renders a feature for a test, in place of what was rendered before. Files that use it say `afterEach(cleanup)`. */
export function renderFeature(
  feature: Pick<Feature, 'routes'>,
  options: MountOptions,
): RenderResult & Omit<MountedFeature, 'element'> {
  cleanup();
  globalThis.IntersectionObserver ??= NothingInView;
  const { element, ...mounted } = mountFeature(feature, options);
  return { ...render(element), ...mounted };
}
