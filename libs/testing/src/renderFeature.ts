import type { Feature } from '@social-shop/routing';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import { mountFeature, type MountedFeature, type MountOptions } from './mountFeature.tsx';

/** Renders a feature for a test; whatever an earlier test left on the page goes first. */
export function renderFeature(
  feature: Pick<Feature, 'routes'>,
  options: MountOptions,
): RenderResult & Omit<MountedFeature, 'element'> {
  cleanup();
  const { element, ...mounted } = mountFeature(feature, options);
  return { ...render(element), ...mounted };
}
