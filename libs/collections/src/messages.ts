import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  favorites: {
    id: 'collections.favorites.title',
    description: 'Title of the pages of what the visitor has liked and saved',
    defaultMessage: 'Favorites',
  },
  posts: { id: 'collections.favorites.posts', description: 'Tab and list of liked posts', defaultMessage: 'Posts' },
  products: {
    id: 'collections.favorites.products',
    description: 'Tab and list of saved products',
    defaultMessage: 'Products',
  },
  lists: { id: 'collections.lists.title', description: 'Title of a page, and its link', defaultMessage: 'Lists' },
  failed: {
    id: 'collections.list.failed',
    description: 'A list of favorites could not be loaded; a button to try again follows',
    defaultMessage: 'This could not be loaded.',
  },
  empty: { id: 'collections.empty.title', description: 'Title of a page', defaultMessage: 'Nothing saved yet' },
  emptyProducts: {
    id: 'collections.empty.products',
    description: 'Says how products get onto this page',
    defaultMessage: 'Tap the heart on a product. It waits for you here, and we show you when its price drops.',
  },
  emptyPosts: {
    id: 'collections.empty.posts',
    description: 'Says how posts get onto this page',
    defaultMessage: 'Tap the heart on a post. It waits for you here.',
  },
  discover: { id: 'collections.empty.discover', description: 'Button: to the home page', defaultMessage: 'Discover' },
  toStart: {
    id: 'collections.empty.toStart',
    description: 'Title above a few products that visitors without favorites may save',
    defaultMessage: 'A place to start',
  },
  tools: { id: 'collections.products.tools', description: 'Name of controls', defaultMessage: 'Sort and filter' },
  order: { id: 'collections.products.order', description: 'Name of the choice of an order', defaultMessage: 'Sort' },
  newest: { id: 'collections.products.newest', description: 'An order of products', defaultMessage: 'Newest saved' },
  priceLow: {
    id: 'collections.products.priceLow',
    description: 'An order of products',
    defaultMessage: 'Price: low to high',
  },
  priceHigh: {
    id: 'collections.products.priceHigh',
    description: 'An order of products',
    defaultMessage: 'Price: high to low',
  },
  biggestDrop: {
    id: 'collections.products.biggestDrop',
    description: 'Order by fallen prices',
    defaultMessage: 'Biggest drop',
  },
  dropped: {
    id: 'collections.products.dropped',
    description: 'Filter: only products that are cheaper than when they were saved; a number may follow',
    defaultMessage: 'Price dropped',
  },
  sale: {
    id: 'collections.products.sale',
    description: 'Filter: only products that the retailer has reduced; a number may follow',
    defaultMessage: 'On sale',
  },
  inStock: {
    id: 'collections.products.inStock',
    description: 'Filter: only products that are not sold out; a number may follow',
    defaultMessage: 'In stock',
  },
  retailer: { id: 'collections.products.retailer', description: 'Name of a choice', defaultMessage: 'Retailer' },
  allRetailers: {
    id: 'collections.products.allRetailers',
    description: 'A choice of retailers',
    defaultMessage: 'All retailers',
  },
  clear: {
    id: 'collections.products.clear',
    description: 'Link below an empty list: takes all filters off',
    defaultMessage: 'Clear filters',
  },
  whenSaved: {
    id: 'collections.product.whenSaved',
    description: 'Below the price of a saved product: what it cost when it was saved',
    defaultMessage: '{price} when saved',
  },
  sameAsSaved: {
    id: 'collections.product.sameAsSaved',
    description: 'The same where the price has not changed',
    defaultMessage: 'Same as when saved',
  },
  moreFor: {
    id: 'collections.product.more',
    description: 'Name of the button that opens the menu of a saved product',
    defaultMessage: 'More for {name}',
  },
  favoriteProducts: {
    id: 'collections.lists.favoriteProducts',
    description: 'Name of the list of all saved products',
    defaultMessage: 'Favorite products',
  },
  favoritePosts: {
    id: 'collections.lists.favoritePosts',
    description: 'Name of the list of all liked posts',
    defaultMessage: 'Favorite posts',
  },
  productsCount: {
    id: 'collections.lists.productsCount',
    description: 'How many products are in a list',
    defaultMessage: '{count, plural, one {# product} other {# products}}',
  },
  postsCount: {
    id: 'collections.lists.postsCount',
    description: 'How many posts are in the list of liked posts',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
  },
  onlyYou: { id: 'collections.lists.onlyYou', description: 'Of a private list', defaultMessage: 'Only you' },
  shared: { id: 'collections.lists.shared', description: 'Of a list with a link', defaultMessage: 'Shared' },
  newList: {
    id: 'collections.lists.new',
    description: 'Button, and title of the dialog that it opens: makes a list',
    defaultMessage: 'New list',
  },
  optionsFor: {
    id: 'collections.lists.options',
    description: 'Name of the button on a list that opens the dialog to change or share it',
    defaultMessage: 'Options for {name}',
  },
  editList: { id: 'collections.dialog.edit', description: 'Title and button', defaultMessage: 'Edit list' },
  shareList: { id: 'collections.dialog.share', description: 'Title and button', defaultMessage: 'Share list' },
  name: { id: 'collections.dialog.name', description: 'Label of a text field', defaultMessage: 'Name' },
  required: {
    id: 'collections.dialog.required',
    description: 'Error below the field for the name of a list when it is empty',
    defaultMessage: 'This field is required.',
  },
  shareByLink: {
    id: 'collections.dialog.shareByLink',
    description: 'Label of a switch',
    defaultMessage: 'Share by link',
  },
  shareHint: {
    id: 'collections.dialog.shareHint',
    description: 'Says what sharing means',
    defaultMessage: 'Anyone with the link sees this list and your name',
  },
  createList: { id: 'collections.dialog.create', description: 'Button of a dialog', defaultMessage: 'Create list' },
  save: { id: 'collections.dialog.save', description: 'Button of a dialog', defaultMessage: 'Save' },
  copyLink: { id: 'collections.dialog.copyLink', description: 'Button beside a link', defaultMessage: 'Copy link' },
  copied: { id: 'collections.dialog.copied', description: 'The button, once pressed', defaultMessage: 'Copied' },
  deleteList: { id: 'collections.dialog.delete', description: 'Button of a dialog', defaultMessage: 'Delete list' },
  deleteTitle: {
    id: 'collections.dialog.deleteTitle',
    description: 'Question before a list is deleted',
    defaultMessage: 'Delete “{name}”?',
  },
  deleteText: {
    id: 'collections.dialog.deleteText',
    description: 'Says what deleting a list means',
    defaultMessage:
      '{count, plural, =0 {The list and its link go.} one {The list and its link go. The product stays in your favorites.} other {The list and its link go. The # products stay in your favorites.}}',
  },
  cancel: { id: 'collections.dialog.cancel', description: 'Button of a dialog', defaultMessage: 'Cancel' },
  close: { id: 'collections.dialog.close', description: 'Closes a dialog', defaultMessage: 'Close' },
  addToLists: {
    id: 'collections.dialog.addToLists',
    description: 'Entry of the menu of a saved product, and title of the dialog with the visitor’s lists',
    defaultMessage: 'Add to lists',
  },
  done: { id: 'collections.dialog.done', description: 'Button of a dialog', defaultMessage: 'Done' },
  emptyList: {
    id: 'collections.dialog.emptyList',
    description: 'In place of the number of products of a list without any',
    defaultMessage: 'Empty',
  },
  wentWrong: {
    id: 'collections.dialog.failed',
    description: 'A list could not be changed, shared or deleted',
    defaultMessage: 'Something went wrong. Please try again.',
  },
  removeFromList: {
    id: 'collections.list.remove',
    description: 'Entry of the menu of a product in a list: takes it out of the list, not out of the favorites',
    defaultMessage: 'Remove from this list',
  },
  listEmpty: {
    id: 'collections.list.empty',
    description: 'Title of an empty list',
    defaultMessage: 'Nothing in this list yet',
  },
  listEmptyText: {
    id: 'collections.list.emptyText',
    description: 'Says how products get into a list; “Add to lists” is an entry of that menu',
    defaultMessage: 'Open the menu of a saved product and choose “Add to lists”.',
  },
  sharedBy: {
    id: 'collections.shared.by',
    description: 'Above the title of a list that another person shares by its link',
    defaultMessage: '{name} shares a list with you',
  },
  sharedByNobody: {
    id: 'collections.shared.byNobody',
    description: 'The same where that person has given no name',
    defaultMessage: 'A list for you',
  },
  endTitle: {
    id: 'collections.shared.endTitle',
    description: 'Title of the box at the end of a shared list, for visitors who are not signed in',
    defaultMessage: 'Make a list of your own',
  },
  endText: {
    id: 'collections.shared.endText',
    description: 'Text of that box',
    defaultMessage: 'Keep what you find, see when its price drops, and send the link to whoever asks.',
  },
  signUp: { id: 'collections.shared.signUp', description: 'Button of the box', defaultMessage: 'Sign up' },
  refusedTitle: {
    id: 'collections.refused.title',
    description: 'Title of the page of a shared list that this visitor may not see',
    defaultMessage: 'This list is not open to you',
  },
  refusedText: {
    id: 'collections.refused.text',
    description: 'The same page, to a visitor who is not signed in',
    defaultMessage:
      'Its owner shares it with certain people. If you are one of them, log in and you will come back here.',
  },
  refusedMember: {
    id: 'collections.refused.member',
    description: 'The same page, to a visitor who is signed in',
    defaultMessage: 'Its owner shares it with certain people, and this account is not one of them.',
  },
  logIn: { id: 'collections.refused.logIn', description: 'Button of that page', defaultMessage: 'Log in' },
  openToAll: {
    id: 'collections.refused.openToAll',
    description: 'Above products',
    defaultMessage: 'Open to everybody',
  },
  removedFromList: {
    id: 'collections.list.removed',
    description: 'Message after a product was taken out of a list, beside a button Undo',
    defaultMessage: 'Removed from the list',
  },
  undo: {
    id: 'collections.list.undo',
    description: 'Button of that message: puts the product back',
    defaultMessage: 'Undo',
  },
  apply: {
    id: 'collections.products.apply',
    description: 'Button beside the order and the retailer of saved products, for browsers without script',
    defaultMessage: 'Apply',
  },
});
