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
  clear: {
    id: 'search.box.clear',
    description: 'Name of the button that empties the search box',
    defaultMessage: 'Clear',
  },
  back: {
    id: 'search.box.back',
    description: 'Name of the arrow beside the search box on a phone: closes the box, or leads to the page before',
    defaultMessage: 'Back',
  },
  suggestions: {
    id: 'search.box.suggestions',
    description: 'Name of the list below the search box, for screen readers',
    defaultMessage: 'Suggestions',
  },
  suggestionCount: {
    id: 'search.box.count',
    description: 'Said by screen readers when the list below the search box has changed',
    defaultMessage: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  },
  recentSearches: {
    id: 'search.box.recentSearches',
    description: 'Heading in the list below the search box: what the visitor searched for before',
    defaultMessage: 'Recent Searches',
  },
  recentCreators: {
    id: 'search.box.recentCreators',
    description: 'Heading in the list below the search box: creators whose shops the visitor opened from there before',
    defaultMessage: 'Recent Creators',
  },
  popularSearches: {
    id: 'search.box.popularSearches',
    description: 'Heading in the list below the search box: what many visitors search for',
    defaultMessage: 'Popular Searches',
  },
  relatedSearches: {
    id: 'search.box.relatedSearches',
    description: 'Heading in the list below the search box: texts that complete what is being typed',
    defaultMessage: 'Related Searches',
  },
  suggestedCreators: {
    id: 'search.box.suggestedCreators',
    description: 'Heading in the list below the search box: creators whose names match what is being typed',
    defaultMessage: 'Suggested Creators',
  },
  popularTerms: {
    id: 'search.box.popularTerms',
    description:
      'Forty searches for clothes, beauty and home that people who speak the language would type, with a vertical bar between them',
    defaultMessage:
      'linen dress|wedding guest|white sneakers|mushroom lamp|rain boots|wool coat|gold hoops|tote bag|satin skirt|red lipstick|knit sweater|trench coat|ankle boots|floral dress|denim jacket|summer sandals|silk scarf|leather bag|pearl earrings|straw hat|velvet cushion|scented candle|ceramic vase|table lamp|linen shirt|wide leg pants|black dress|blazer|loafers|sunglasses|perfume|face serum|coffee mug|armchair|maxi dress|cardigan|white shirt|heels|crossbody bag|gift ideas',
  },
});
