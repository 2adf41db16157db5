import { discoveryPaths } from '@social-shop/discovery/paths';
import { messages } from '../messages.ts';
import type { NavigationLink } from './navigation.ts';

/** The links of deals, which only menus show: their code is loaded with those. */
export const dealsNavigation: readonly NavigationLink[] = [
  {
    id: 'saleAlert',
    href: () => discoveryPaths.category('salealert'),
    message: messages.saleAlert,
    shownTo: 'all',
    places: ['deals'],
  },
  {
    id: 'findsUnder100',
    href: () => discoveryPaths.category('findsunder100'),
    message: messages.findsUnder100,
    shownTo: 'all',
    places: ['deals'],
  },
  {
    id: 'findsUnder50',
    href: () => discoveryPaths.category('findsunder50'),
    message: messages.findsUnder50,
    shownTo: 'all',
    places: ['deals'],
  },
];
