import { defineMessages } from '@social-shop/i18n';

/** Texts of hashtags, categories and deals. */
export const messages = defineMessages({
  postsCount: {
    id: 'discovery.list.postsCount',
    description: 'How many posts a hashtag, a category or a creator has, beside its name',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
  },
  hashtagDescription: {
    id: 'discovery.hashtag.description',
    description: 'What search engines and shared links say of the page of a hashtag; hashtag is its name with #',
    defaultMessage: 'Posts with {hashtag}, each with the products to shop it.',
  },
  topCreators: {
    id: 'discovery.hashtag.topCreators',
    description: 'Title above the creators with the most posts with a hashtag',
    defaultMessage: 'Creators who use it most',
  },
  trendingCreators: {
    id: 'discovery.hashtag.trendingCreators',
    description: 'Title of the page with posts of the creators who are popular today',
    defaultMessage: 'Trending creators',
  },
  topShared: {
    id: 'discovery.hashtag.topShared',
    description: 'Title of the page with the posts that have been shared most',
    defaultMessage: 'Top shared',
  },
  tools: {
    id: 'discovery.selection.tools',
    description: 'Name of the links that sort and filter a list of posts, for screen readers',
    defaultMessage: 'Sort and filter',
  },
  popular: {
    id: 'discovery.selection.popular',
    description: 'Choice of an order: the most popular posts first',
    defaultMessage: 'Popular',
  },
  newest: {
    id: 'discovery.selection.newest',
    description: 'Choice of an order: the newest posts first',
    defaultMessage: 'Newest',
  },
  priceBelow: {
    id: 'discovery.selection.priceBelow',
    description: 'Filter for posts with a product that costs less; price is an amount such as $25',
    defaultMessage: 'Under {price}',
  },
  clear: {
    id: 'discovery.selection.clear',
    description: 'Link that takes the filter off a list of posts',
    defaultMessage: 'Clear',
  },
  shop: {
    id: 'discovery.categories.shop',
    description: 'Link from the page of a category back to all categories',
    defaultMessage: 'Shop',
  },
  breadcrumb: {
    id: 'discovery.categories.breadcrumb',
    description: 'Name of the links to the pages above this one, for screen readers',
    defaultMessage: 'You are here',
  },
  categories: {
    id: 'discovery.categories.title',
    description: 'Title of the page with all categories, and name of their links',
    defaultMessage: 'Shop by category',
  },
  categoriesDescription: {
    id: 'discovery.categories.description',
    description: 'What search engines and shared links say of the page with all categories, at most 155 characters',
    defaultMessage:
      'Dresses, shoes, beauty, home and more: find what creators love by category, and what is popular today.',
  },
  categoriesFailed: {
    id: 'discovery.categories.failed',
    description: 'In place of the categories that could not be loaded, above a button that tries again',
    defaultMessage: 'Error fetching categories',
  },
  deals: {
    id: 'discovery.deals.title',
    description: 'Title of the page with sales and things for little money',
    defaultMessage: 'Deals',
  },
  dealsSubtitle: {
    id: 'discovery.deals.subtitle',
    description: 'Below the title of the page with sales and things for little money',
    defaultMessage: 'Prices that have dropped, and good things for less.',
  },
  saleAlert: {
    id: 'discovery.category.saleAlert',
    description: 'Title of the category with products on sale',
    defaultMessage: 'Sale Alert',
  },
  saleAlertSubtitle: {
    id: 'discovery.category.saleAlertSubtitle',
    description: 'Below the title of the category with products on sale',
    defaultMessage: 'Prices that have just dropped.',
  },
  findsUnder100: {
    id: 'discovery.category.findsUnder100',
    description: 'Title of the category with products below 100 US dollars',
    defaultMessage: 'Finds Under $100',
  },
  findsUnder100Subtitle: {
    id: 'discovery.category.findsUnder100Subtitle',
    description: 'Below the title of the category with products below 100 US dollars',
    defaultMessage: 'Good things that stay in two digits.',
  },
  findsUnder50: {
    id: 'discovery.category.findsUnder50',
    description: 'Title of the category with products below 50 US dollars',
    defaultMessage: 'Finds Under $50',
  },
  findsUnder50Subtitle: {
    id: 'discovery.category.findsUnder50Subtitle',
    description: 'Below the title of the category with products below 50 US dollars',
    defaultMessage: 'Small prices, big favorites.',
  },
  giftGuide: {
    id: 'discovery.category.giftGuide',
    description: 'Title of the category with presents',
    defaultMessage: 'Gift Guide',
  },
  giftGuideSubtitle: {
    id: 'discovery.category.giftGuideSubtitle',
    description: 'Below the title of the category with presents',
    defaultMessage: 'Presents that creators would give.',
  },
  holiday: {
    id: 'discovery.category.holiday',
    description: 'Title of the category for the holidays at the end of the year',
    defaultMessage: 'Holiday',
  },
  holidaySubtitle: {
    id: 'discovery.category.holidaySubtitle',
    description: 'Below the title of the category for the holidays at the end of the year',
    defaultMessage: 'Everything for the festive season.',
  },
  popularToday: {
    id: 'discovery.category.popularToday',
    description: 'Title of the posts that are popular today',
    defaultMessage: 'Popular today',
  },
  popularTodaySubtitle: {
    id: 'discovery.category.popularTodaySubtitle',
    description: 'Below the title of the posts that are popular today',
    defaultMessage: 'What everybody is looking at right now.',
  },
  buyNow: {
    id: 'discovery.category.buyNow',
    description: 'Title of the category with products that can be bought in this shop',
    defaultMessage: 'Buy Now',
  },
  buyNowSubtitle: {
    id: 'discovery.category.buyNowSubtitle',
    description: 'Below the title of the category with products that can be bought in this shop',
    defaultMessage: 'Products that you can buy right here.',
  },
  sitemap: {
    id: 'discovery.sitemap.title',
    description: 'Title of the page that links to all parts of the shop',
    defaultMessage: 'Sitemap',
  },
  sitemapDescription: {
    id: 'discovery.sitemap.description',
    description: 'What search engines and shared links say of the page that links to all parts of the shop',
    defaultMessage: 'Every part of the shop: discover, categories, deals and creators.',
  },
  discover: {
    id: 'discovery.sitemap.discover',
    description: 'Link to the home page with the posts of all creators, and title above links to lists of posts',
    defaultMessage: 'Discover',
  },
});
