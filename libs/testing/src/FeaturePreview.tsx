import type { Feature } from '@social-shop/routing';
import { useState } from 'react';
import { mountFeature, type MountOptions } from './mountFeature.tsx';

/** A feature in a story: its routes in memory over mocked responses. */
export function FeaturePreview({ feature, ...options }: MountOptions & { readonly feature: Pick<Feature, 'routes'> }) {
  const [{ element }] = useState(() => mountFeature(feature, options));
  return element;
}

/** A response that never comes, for stories of loading states. */
export const never = (): Promise<never> => new Promise(() => {});
