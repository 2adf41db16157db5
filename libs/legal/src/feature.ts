import type { Feature } from '@social-shop/routing';
import { routes } from './routes.tsx';

/** The feature that the host mounts. */
export const feature: Feature = { name: 'legal', routes };
