import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  loading: {
    id: 'commerce-ui.pending.loading',
    description: 'Said while something is on its way',
    defaultMessage: 'Loading',
  },
  newTab: {
    id: 'commerce-ui.link.newTab',
    description: 'Said after the text of a link that opens a new browser tab',
    defaultMessage: '(opens in a new tab)',
  },
  skipToContent: {
    id: 'commerce-ui.skip.content',
    description: 'First link of the page, seen when it has the keyboard focus: jumps over the top bar',
    defaultMessage: 'Skip to content',
  },
  wordmark: {
    id: 'commerce-ui.logo.word',
    description: 'The name of the product as it stands beside its mark, in lower case',
    defaultMessage: 'social shop',
  },
  postBy: {
    id: 'commerce-ui.post.by',
    description: 'Name of the link on the picture of a post; name: the creator',
    defaultMessage: 'Post by {name}',
  },
  postPicture: {
    id: 'commerce-ui.post.picture',
    description: 'The same where the picture has a description of its own',
    defaultMessage: 'Post by {name}: {description}',
  },
  video: { id: 'commerce-ui.post.video', description: 'Marks a post that is a video', defaultMessage: 'Video' },
  playVideo: {
    id: 'commerce-ui.video.play',
    description: 'Button on the picture of a video: plays it',
    defaultMessage: 'Play video',
  },
  pauseVideo: {
    id: 'commerce-ui.video.pause',
    description: 'The same button while the video plays: pauses it',
    defaultMessage: 'Pause video',
  },
  sound: {
    id: 'commerce-ui.video.sound',
    description: 'Button on a video that is either on or off: whether it can be heard',
    defaultMessage: 'Sound',
  },
  videoFailed: {
    id: 'commerce-ui.video.failed',
    description: 'On the picture of a video that could not be loaded or played; short',
    defaultMessage: 'The video cannot be played.',
  },
  productCount: {
    id: 'commerce-ui.post.productCount',
    description: 'How many products a post has',
    defaultMessage: '{count, plural, one {# product} other {# products}}',
  },
  moreProducts: {
    id: 'commerce-ui.post.moreProducts',
    description: 'What the number in the last slot under a post means, for screen readers',
    defaultMessage: '{count, plural, one {# more product} other {# more products}}',
  },
  priceFrom: {
    id: 'commerce-ui.post.priceFrom',
    description:
      'Below or beside the number of products of a post; price: that of the cheapest. Little room: as short as can be',
    defaultMessage: 'from {price}',
  },
  followers: {
    id: 'commerce-ui.creator.followers',
    description: 'How many follow a creator; count decides on the plural, shown is the short form such as 18.4K',
    defaultMessage: '{count, plural, one {{shown} follower} other {{shown} followers}}',
  },
  shopNow: {
    id: 'commerce-ui.product.shopNow',
    description: "Button on a product: opens the retailer's page in a new tab",
    defaultMessage: 'Shop Now',
  },
  seeSimilar: {
    id: 'commerce-ui.product.seeSimilar',
    description: 'Button on a product of which nothing is left: leads to products like it',
    defaultMessage: 'See similar',
  },
  seeAll: {
    id: 'commerce-ui.section.seeAll',
    description: 'Link to the whole of a list of which only the beginning is shown',
    defaultMessage: 'See all',
  },
  seeAllOf: {
    id: 'commerce-ui.section.seeAllOf',
    description:
      'The same for screen readers, which say it without the title above it; begins with the words of "See all"',
    defaultMessage: 'See all of {title}',
  },
  back: {
    id: 'commerce-ui.rail.back',
    description: 'Button with an arrow over a row of tiles: shows those before',
    defaultMessage: 'Back',
  },
  forward: {
    id: 'commerce-ui.rail.forward',
    description: 'Button with an arrow over a row of tiles: shows those that follow',
    defaultMessage: 'Forward',
  },
  oldPrice: {
    id: 'commerce-ui.price.old',
    description: 'Said by screen readers before the old price, which is struck through, as in: Was $110.00',
    defaultMessage: 'Was',
  },
  priceDropped: {
    id: 'commerce-ui.price.dropped',
    description: 'Beside a price that has fallen, where the old one is not known; percent: by how much, such as 21%',
    defaultMessage: 'Price dropped {percent}',
  },
  salePrice: {
    id: 'commerce-ui.price.sale',
    description: 'Said before the price of a sale',
    defaultMessage: 'Sale price',
  },
  priceRange: {
    id: 'commerce-ui.price.range',
    description: 'Lowest and highest price of the variants of a product',
    defaultMessage: '{from} – {to}',
  },
  soldOut: {
    id: 'commerce-ui.product.soldOut',
    description: 'Chip on the picture of a product of which nothing is left',
    defaultMessage: 'Sold out',
  },
  error: {
    id: 'commerce-ui.list.error',
    description: 'A list of posts could not be loaded (specification 1, section 8)',
    defaultMessage: 'Error Loading LTKs.',
  },
  tryAgain: { id: 'commerce-ui.list.tryAgain', description: 'Loads again what failed', defaultMessage: 'Try Again' },
  empty: {
    id: 'commerce-ui.list.empty',
    description: 'A list has nothing in it (specification 1, section 2)',
    defaultMessage: 'No results found.',
  },
  share: {
    id: 'commerce-ui.share.label',
    description: 'Button: opens the share sheet of the device',
    defaultMessage: 'Share',
  },
  shareNamed: {
    id: 'commerce-ui.share.named',
    description: 'Name of the round button that opens the share sheet; title: what is shared, such as a product',
    defaultMessage: 'Share {title}',
  },
  linkCopied: {
    id: 'commerce-ui.share.copied',
    description: 'Said when the device has no share sheet and the link was copied',
    defaultMessage: 'Link copied',
  },
  copyFailed: {
    id: 'commerce-ui.share.failed',
    description: 'Said when the link could neither be shared nor copied',
    defaultMessage: 'The link could not be copied.',
  },
  offline: {
    id: 'commerce-ui.offline.message',
    description: 'Said at the foot of the window for as long as the device is offline',
    defaultMessage: 'You are offline. What you have already seen stays here.',
  },
  dismiss: {
    id: 'commerce-ui.snackbar.dismiss',
    description: 'Name of the button with a cross that closes a message at the foot of the window',
    defaultMessage: 'Dismiss',
  },
});
