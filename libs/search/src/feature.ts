import type { Feature } from '@social-shop/routing';
import { assists, autocompletes, rotatesPlaceholder } from './flags.ts';
import { routes } from './routes.tsx';

/** The feature that the host mounts. */
export const feature: Feature = {
  name: 'search',
  routes,
  flags: [autocompletes, assists, rotatesPlaceholder],
};
