import type { Feature } from '@social-shop/routing';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';

/** What the host mounts. */
export const feature: Feature = { name: 'auth', routes, messages };
