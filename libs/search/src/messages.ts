import { defineMessages } from '@social-shop/i18n';

/** Texts of the results of a search. */
export const messages = defineMessages({
  search: {
    id: 'search.page.search',
    description: 'Title of the page to search from, name of the field for the text, and button that searches',
    defaultMessage: 'Search',
  },
  placeholder: {
    id: 'search.page.placeholder',
    description: 'In the empty search field',
    defaultMessage: 'Search fashion, home, & more',
  },
  quoted: {
    id: 'search.results.quoted',
    description: 'Title of the page of results: the text that was searched for, in quotation marks of the language',
    defaultMessage: '“{keyword}”',
  },
  types: {
    id: 'search.results.types',
    description: 'Name of the tabs Posts, Products and Creators, for screen readers',
    defaultMessage: 'Type of results',
  },
  posts: {
    id: 'search.results.posts',
    description: 'Tab with the posts that a search has found, and name of their list',
    defaultMessage: 'Posts',
  },
  products: {
    id: 'search.results.products',
    description: 'Tab with the products that a search has found, and name of their list',
    defaultMessage: 'Products',
  },
  creators: {
    id: 'search.results.creators',
    description: 'Tab with the creators that a search has found, and name of their list',
    defaultMessage: 'Creators',
  },
  didYouMean: {
    id: 'search.results.didYouMean',
    description: 'Below the title; query is a link that searches for the corrected text',
    defaultMessage: 'Did you mean {query}?',
  },
  failed: {
    id: 'search.results.failed',
    description: 'In place of results that could not be loaded, above a button that tries again',
    defaultMessage: 'Error fetching search results',
  },
});
