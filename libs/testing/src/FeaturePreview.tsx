import type { Feature } from '@social-shop/routing';
import { useState } from 'react';
import { mountFeature, type MountOptions } from './mountFeature.tsx';

/** A feature in a story: its routes in memory over a table of answers. */
export function FeaturePreview({ feature, ...options }: MountOptions & { readonly feature: Pick<Feature, 'routes'> }) {
  const [{ element }] = useState(() => mountFeature(feature, options));
  return element;
}

/** An answer that never comes, for what a story shows meanwhile. */
export const never = (): Promise<never> => new Promise(() => {});
