import { collectionsPaths } from '@social-shop/collections/paths';
import { discoveryPaths } from '@social-shop/discovery/paths';
import { legalPaths } from '@social-shop/legal/paths';
import { paths } from '@social-shop/routing';
import { messages } from '../messages.ts';

/** Who sees a part of the shell: members are signed in, guests are not. */
export type ShownTo = 'all' | 'members' | 'guests';

/**
 * The position of a link: in the row of the top bar, at the bar's end as text (not on phones) or as its one button, at the start or the end
 * of the phone's menu, in the footer. The links of deals are in a menu (`dealsNavigation.ts`).
 */
export type Place = 'bar' | 'deals' | 'barText' | 'barButton' | 'phone' | 'phoneEnd' | 'footer';

export interface NavigationLink {
  readonly id: string;
  /** `here`: the address of this page, to return to. */
  readonly href: (here: string) => string;
  readonly message: (typeof messages)[keyof typeof messages];
  readonly shownTo: ShownTo;
  readonly places: readonly Place[];
  /** In the top bar it has a menu, of the links of deals. */
  readonly menu?: true;
}

/** Every link of the shell but those of deals, in the order in which each place shows those that it has. */
export const navigation: readonly NavigationLink[] = [
  {
    id: 'discover',
    href: () => paths.home(),
    message: messages.discover,
    shownTo: 'all',
    places: ['bar', 'phone'],
  },
  { id: 'shop', href: discoveryPaths.categories, message: messages.shop, shownTo: 'all', places: ['bar', 'phone'] },
  {
    id: 'deals',
    href: discoveryPaths.deals,
    message: messages.deals,
    shownTo: 'all',
    places: ['bar', 'phone'],
    menu: true,
  },
  {
    id: 'favorites',
    href: collectionsPaths.favorites,
    message: messages.favorites,
    shownTo: 'members',
    places: ['phoneEnd'],
  },
  {
    id: 'logIn',
    href: paths.login,
    message: messages.logIn,
    shownTo: 'guests',
    places: ['barText', 'phoneEnd', 'footer'],
  },
  {
    id: 'signUp',
    href: paths.signup,
    message: messages.signUp,
    shownTo: 'guests',
    places: ['barButton', 'phoneEnd', 'footer'],
  },
  // Top bar and phone's menu sign out at once, by a form; the footer links to the page that asks first.
  {
    id: 'signOut',
    href: paths.logout,
    message: messages.signOut,
    shownTo: 'members',
    places: ['footer'],
  },
  // Without script, a phone's menu stays closed, and this is the way to all parts of the shop.
  {
    id: 'sitemap',
    href: discoveryPaths.sitemap,
    message: messages.sitemap,
    shownTo: 'all',
    places: ['footer'],
  },
  // The choice about cookies can be changed from every page (P6).
  {
    id: 'cookies',
    href: () => legalPaths.cookies(),
    message: messages.cookies,
    shownTo: 'all',
    places: ['footer'],
  },
];

/** Whether a part of the shell is for this visitor. */
export const isShownTo = (shownTo: ShownTo, member: boolean): boolean =>
  shownTo === 'all' || (shownTo === 'members') === member;
