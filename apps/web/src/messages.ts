import { defineMessages } from '@social-shop/i18n';

/** Texts of the shell. */
export const messages = defineMessages({
  notFoundTitle: {
    id: 'web.error.notFoundTitle',
    description: 'Heading of the page for an address that does not exist',
    defaultMessage: '404 Oh No!',
  },
  notFoundText: {
    id: 'web.error.notFoundText',
    description: 'Text of the page for an address that does not exist; a feed of posts follows below',
    defaultMessage: 'Sorry, but this link is invalid. Please double check your URL or discover new posts below.',
  },
  noMatch: {
    id: 'web.error.noMatch',
    description: 'Title in the browser tab when no page has this address',
    defaultMessage: 'This page could not be found',
  },
  errorTitle: {
    id: 'web.error.title',
    description: 'Heading of the page for anything that went wrong',
    defaultMessage: 'An error occurred',
  },
  errorText: {
    id: 'web.error.text',
    description: 'Text of the page for anything that went wrong; a feed of posts follows below',
    defaultMessage: 'Sorry, but we encountered an error. Please try again later or discover new posts below.',
  },
  tryAgain: {
    id: 'web.error.tryAgain',
    description: 'Link that asks for the same page again',
    defaultMessage: 'Try Again',
  },
  discoverMore: {
    id: 'web.error.discoverMore',
    description: 'Link from an error page to the home page, for people who are signed in (specification 1, section 2)',
    defaultMessage: 'Discover More',
  },
  navigation: {
    id: 'web.topBar.navigation',
    description: 'Name of the main navigation, for screen readers',
    defaultMessage: 'Main',
  },
  menu: {
    id: 'web.phoneMenu.open',
    description: 'Name of the button that opens the menu on a phone, and of the menu',
    defaultMessage: 'Menu',
  },
  closeMenu: {
    id: 'web.phoneMenu.close',
    description: 'Name of the button that closes the menu on a phone',
    defaultMessage: 'Close menu',
  },
  discover: {
    id: 'web.topBar.discover',
    description: 'Link to the home page with its feed',
    defaultMessage: 'Discover',
  },
  shop: {
    id: 'web.topBar.shop',
    description: 'Link to the page with all categories of products',
    defaultMessage: 'Shop',
  },
  deals: {
    id: 'web.topBar.deals',
    description: 'Link to the page with sales and things for little money, and name of the menu with its parts',
    defaultMessage: 'Deals',
  },
  saleAlert: {
    id: 'web.topBar.saleAlert',
    description: 'Link to the category with products on sale',
    defaultMessage: 'Sale Alert',
  },
  findsUnder100: {
    id: 'web.topBar.findsUnder100',
    description: 'Link to the category with products below 100 US dollars',
    defaultMessage: 'Finds Under $100',
  },
  findsUnder50: {
    id: 'web.topBar.findsUnder50',
    description: 'Link to the category with products below 50 US dollars',
    defaultMessage: 'Finds Under $50',
  },
  search: {
    id: 'web.search.label',
    description: 'Name of the search box, of its button, and of the button that opens it on a phone',
    defaultMessage: 'Search',
  },
  searchPlaceholder: {
    id: 'web.search.placeholder',
    description: 'Shown in the empty search box (specification 1, section 2)',
    defaultMessage: 'Search fashion, home, & more',
  },
  logIn: {
    id: 'web.account.logIn',
    description: 'Link to the page on which people with an account sign in',
    defaultMessage: 'Log in',
  },
  signUp: {
    id: 'web.account.signUp',
    description: 'Link to the page on which people make an account',
    defaultMessage: 'Sign up',
  },
  favorites: {
    id: 'web.account.favorites',
    description: 'Entry of the menus of a signed-in visitor: what they have liked and saved',
    defaultMessage: 'Favorites',
  },
  signOut: {
    id: 'web.account.signOut',
    description: 'Ends the session of whoever is signed in',
    defaultMessage: 'Sign out',
  },
  account: {
    id: 'web.account.label',
    description: 'Name of the menu of whoever is signed in, for screen readers',
    defaultMessage: 'Account of {email}',
  },
  accountLinks: {
    id: 'web.account.links',
    description: 'Name of the links for signing in and out at the end of the page, for screen readers',
    defaultMessage: 'Account',
  },
  language: {
    id: 'web.language.label',
    description: 'Name of the language selector',
    defaultMessage: 'Language',
  },
  changeLanguage: {
    id: 'web.language.change',
    description: 'Button that applies the chosen language, shown where there is no script',
    defaultMessage: 'Change',
  },
  cookies: {
    id: 'web.footer.cookies',
    description: 'Link in the footer to the page about cookies, where the choice about them can be changed',
    defaultMessage: 'Cookies',
  },
  sitemap: {
    id: 'web.footer.sitemap',
    description: 'Link in the footer to the page that links to all parts of the shop',
    defaultMessage: 'Sitemap',
  },
});
