import { defineMessages, type Message } from '@social-shop/i18n';

/** Texts of the results of a search. */
export const messages = defineMessages({
  search: {
    id: 'search.page.search',
    description: 'Title of the page to search from, name of the field for the text, and button that searches',
    defaultMessage: 'Search',
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
  tools: {
    id: 'search.filters.tools',
    description: 'Name of the buttons and links that filter and sort results, for screen readers',
    defaultMessage: 'Filter and sort',
  },
  filters: {
    id: 'search.filters.filters',
    description: 'Title of the filters, and button that opens them on phones',
    defaultMessage: 'Filters',
  },
  close: {
    id: 'search.filters.close',
    description: 'Button that closes the filters on phones',
    defaultMessage: 'Close',
  },
  price: {
    id: 'search.filters.price',
    description: 'Title of the filters by price',
    defaultMessage: 'Price',
  },
  anyPrice: {
    id: 'search.filters.anyPrice',
    description: 'Choice among price bands: no limit',
    defaultMessage: 'Any price',
  },
  under: {
    id: 'search.filters.under',
    description: 'Price band up to a price; price is an amount such as $50',
    defaultMessage: 'Under {price}',
  },
  between: {
    id: 'search.filters.between',
    description: 'Price band; from and to are amounts such as $50 and $150',
    defaultMessage: '{from} to {to}',
  },
  over: {
    id: 'search.filters.over',
    description: 'Price band from a price on; price is an amount such as $400',
    defaultMessage: 'Over {price}',
  },
  offers: {
    id: 'search.filters.offers',
    description: 'Title of the filters for products on sale and in stock',
    defaultMessage: 'Offers',
  },
  sale: {
    id: 'search.filters.sale',
    description: 'Filter for products with a reduced price',
    defaultMessage: 'On sale',
  },
  stock: {
    id: 'search.filters.stock',
    description: 'Filter for products that can be bought now',
    defaultMessage: 'In stock',
  },
  category: {
    id: 'search.filters.category',
    description: 'Title of the filters by category, such as dresses',
    defaultMessage: 'Category',
  },
  retailer: {
    id: 'search.filters.retailer',
    description: 'Title of the filters by the shop that sells a product',
    defaultMessage: 'Retailer',
  },
  brand: {
    id: 'search.filters.brand',
    description: 'Title of the filters by brand',
    defaultMessage: 'Brand',
  },
  colour: {
    id: 'search.filters.colour',
    description: 'Title of the filters by color',
    defaultMessage: 'Color',
  },
  clear: {
    id: 'search.filters.clear',
    description: 'Link that takes off all filters',
    defaultMessage: 'Clear all',
  },
  remove: {
    id: 'search.filters.remove',
    description: 'Link that takes off one filter, for screen readers; filter is its name',
    defaultMessage: 'Remove filter: {filter}',
  },
  show: {
    id: 'search.filters.show',
    description: 'Button that closes the filters on phones, while the number of results is not known',
    defaultMessage: 'Show results',
  },
  showPosts: {
    id: 'search.filters.showPosts',
    description: 'Button that closes the filters on phones, or link to results without filters',
    defaultMessage: 'Show {count, plural, one {# post} other {# posts}}',
  },
  showProducts: {
    id: 'search.filters.showProducts',
    description: 'Button that closes the filters on phones, or link to results without filters',
    defaultMessage: 'Show {count, plural, one {# product} other {# products}}',
  },
  sort: {
    id: 'search.filters.sort',
    description: 'Name of the choice of an order',
    defaultMessage: 'Sort',
  },
  relevant: {
    id: 'search.filters.relevant',
    description: 'Choice of an order: what fits the search best first',
    defaultMessage: 'Relevant',
  },
  newest: {
    id: 'search.filters.newest',
    description: 'Choice of an order: the newest first',
    defaultMessage: 'Newest',
  },
  priceLow: {
    id: 'search.filters.priceLow',
    description: 'Choice of an order: the lowest price first',
    defaultMessage: 'Price: low to high',
  },
  priceHigh: {
    id: 'search.filters.priceHigh',
    description: 'Choice of an order: the highest price first',
    defaultMessage: 'Price: high to low',
  },
  apply: {
    id: 'search.filters.apply',
    description: 'Button beside a choice or a field that takes effect only when it is pressed',
    defaultMessage: 'Apply',
  },
  filterInTheWay: {
    id: 'search.nothing.filterInTheWay',
    description: 'Below "No results found."; filter is the name of the only filter that is on, such as Under $50',
    defaultMessage: 'With {filter} on, nothing is left.',
  },
  filtersInTheWay: {
    id: 'search.nothing.filtersInTheWay',
    description: 'Below "No results found." if several filters are on',
    defaultMessage: 'With these filters nothing is left.',
  },
  lookAround: {
    id: 'search.nothing.lookAround',
    description: 'Title of some categories, if nothing was found',
    defaultMessage: 'Look around',
  },
  categories: {
    id: 'search.nothing.categories',
    description: 'Link to all categories, if nothing was found',
    defaultMessage: 'Shop by category',
  },
  othersLookAt: {
    id: 'search.nothing.othersLookAt',
    description: 'Title of popular products, if nothing was found',
    defaultMessage: 'Others look at',
  },
  scores: {
    id: 'search.debug.scores',
    description:
      'Name of a part of the page that only developers see: a number for each result that says how well it fits',
    defaultMessage: 'Scores',
  },
  alpha: {
    id: 'search.debug.alpha',
    description: 'Label of a field that only developers see, for a number from 0 to 1',
    defaultMessage: 'Weight of popularity (alpha)',
  },
  wrongAlpha: {
    id: 'search.debug.wrongAlpha',
    description: 'Below a field whose value is no number from 0 to 1',
    defaultMessage: 'This field must be a number between 0 and 1',
  },
  empty: { id: 'search.box.clear', description: 'Button that empties the search box', defaultMessage: 'Clear' },
  back: { id: 'search.box.back', description: 'Way back beside the search box of a phone', defaultMessage: 'Back' },
  suggestions: { id: 'search.box.suggestions', description: 'Name of the list below', defaultMessage: 'Suggestions' },
  suggestionCount: {
    id: 'search.box.count',
    description: 'Said by screen readers when the list below the search box has changed',
    defaultMessage: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  },
  recentSearches: { id: 'search.box.recentSearches', description: 'List heading', defaultMessage: 'Recent Searches' },
  recentCreators: { id: 'search.box.recentCreators', description: 'List heading', defaultMessage: 'Recent Creators' },
  popularSearches: {
    id: 'search.box.popularSearches',
    description: 'Heading in that list',
    defaultMessage: 'Popular Searches',
  },
  relatedSearches: {
    id: 'search.box.relatedSearches',
    description: 'Heading in that list',
    defaultMessage: 'Related Searches',
  },
  suggestedCreators: {
    id: 'search.box.suggestedCreators',
    description: 'Heading in that list',
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

/** Names of the colours of the catalogue, by the value of their filter. */
export const colourMessages: Readonly<Record<string, Message>> = defineMessages({
  white: {
    id: 'search.colour.white',
    description: 'Name of a color of products, in a filter',
    defaultMessage: 'White',
  },
  black: {
    id: 'search.colour.black',
    description: 'Name of a color of products, in a filter',
    defaultMessage: 'Black',
  },
  red: { id: 'search.colour.red', description: 'Name of a color of products, in a filter', defaultMessage: 'Red' },
  blue: { id: 'search.colour.blue', description: 'Name of a color of products, in a filter', defaultMessage: 'Blue' },
  orange: {
    id: 'search.colour.orange',
    description: 'Name of a color of products, in a filter',
    defaultMessage: 'Orange',
  },
  beige: {
    id: 'search.colour.beige',
    description: 'Name of a color of products, in a filter',
    defaultMessage: 'Beige',
  },
  brown: {
    id: 'search.colour.brown',
    description: 'Name of a color of products, in a filter',
    defaultMessage: 'Brown',
  },
  green: {
    id: 'search.colour.green',
    description: 'Name of a color of products, in a filter',
    defaultMessage: 'Green',
  },
  pink: { id: 'search.colour.pink', description: 'Name of a color of products, in a filter', defaultMessage: 'Pink' },
  yellow: {
    id: 'search.colour.yellow',
    description: 'Name of a color of products, in a filter',
    defaultMessage: 'Yellow',
  },
  gold: { id: 'search.colour.gold', description: 'Name of a color of products, in a filter', defaultMessage: 'Gold' },
  grey: { id: 'search.colour.grey', description: 'Name of a color of products, in a filter', defaultMessage: 'Grey' },
  purple: {
    id: 'search.colour.purple',
    description: 'Name of a color of products, in a filter',
    defaultMessage: 'Purple',
  },
});
