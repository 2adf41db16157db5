import type { Feature } from '@social-shop/routing';
import { visitTrackingShop } from './flags.ts';
import { routes } from './routes.tsx';

/** The feature that the host mounts. */
export const feature: Feature = { name: 'creator-shop', routes, flags: [visitTrackingShop] };
