import { priceDropBadging } from '@social-shop/products';
import type { Feature } from '@social-shop/routing';
import { visitTrackingPost } from './flags.ts';
import { routes } from './routes.tsx';

/** The feature that the host mounts. */
export const feature: Feature = { name: 'posts', routes, flags: [priceDropBadging, visitTrackingPost] };
