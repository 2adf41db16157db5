import type { Feature } from '@social-shop/routing';
import { cleanup, configure, render, type RenderResult } from '@testing-library/react';
import { mountFeature, type MountedFeature, type MountOptions } from './mountFeature.tsx';

// A page's first import compiles it, which is slow if several projects share two processors.
configure({ asyncUtilTimeout: 60_000 });

/** jsdom has no layout, so nothing comes into view. */
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

/** Renders a feature for a test, and removes a former one. Test files that use it need `afterEach(cleanup)`. */
export function renderFeature(
  feature: Pick<Feature, 'routes'>,
  options: MountOptions,
): RenderResult & Omit<MountedFeature, 'element'> {
  cleanup();
  // A former page whose channels stay open would be another tab to this one.
  dispatchEvent(new Event('pagehide'));
  globalThis.IntersectionObserver ??= NothingInView;
  const { element, ...mounted } = mountFeature(feature, options);
  return { ...render(element), ...mounted };
}
