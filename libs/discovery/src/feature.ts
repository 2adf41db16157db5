import type { Feature } from '@social-shop/routing';
import { routes } from './routes.tsx';

/** What the host mounts. */
export const feature: Feature = { name: 'discovery', routes };
