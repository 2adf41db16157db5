import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  description: {
    id: 'product-page.page.description',
    description: 'What search engines and shared links say of the page of a product that has no description of its own',
    defaultMessage: '{name} from {retailer}',
  },
  pictures: {
    id: 'product-page.gallery.pictures',
    description: 'Name of the list of small pictures beside the large one',
    defaultMessage: 'Pictures',
  },
  picture: {
    id: 'product-page.gallery.picture',
    description: 'Name of a link to one of several pictures of a product',
    defaultMessage: 'Picture {number}',
  },
  position: {
    id: 'product-page.gallery.position',
    description: 'On a picture of a product: the how-manieth of how many it is',
    defaultMessage: '{number} / {count}',
  },
  zoom: {
    id: 'product-page.gallery.zoom',
    description: 'Name of a link on a picture of a product: shows it large',
    defaultMessage: 'Zoom picture {number} of {count}',
  },
  pictureOf: {
    id: 'product-page.gallery.pictureOf',
    description: 'Describes a picture of a product; name: the product',
    defaultMessage: '{name}, picture {number}',
  },
  close: {
    id: 'product-page.dialog.close',
    description: 'Name of the button with a cross that closes a dialog',
    defaultMessage: 'Close',
  },
  previous: {
    id: 'product-page.gallery.previous',
    description: 'Button with an arrow: the picture before',
    defaultMessage: 'Previous picture',
  },
  next: {
    id: 'product-page.gallery.next',
    description: 'Button with an arrow: the picture that follows',
    defaultMessage: 'Next picture',
  },
  save: {
    id: 'product-page.price.save',
    description: 'Beside a reduced price; percent: by how much, such as 30%',
    defaultMessage: 'Save {percent}',
  },
  inStock: {
    id: 'product-page.stock.in',
    description: 'The chosen variant of a product can be bought',
    defaultMessage: 'In stock',
  },
  soldOut: {
    id: 'product-page.stock.out',
    description: 'Nothing is left of a product, or of the chosen variant',
    defaultMessage: 'Sold out',
  },
  choiceSoldOut: {
    id: 'product-page.options.choiceSoldOut',
    description: 'Name of a value of an option, such as a size, in which the product is sold out',
    defaultMessage: '{value}, sold out',
  },
  onlyThisSoldOut: {
    id: 'product-page.options.onlyThis',
    description: 'In a box: the chosen variant is sold out, others are not; variant: such as Charcoal / M',
    defaultMessage: 'Only in {variant}: sold out.',
  },
  allSoldOut: {
    id: 'product-page.options.all',
    description: 'In a box: the product is sold out in all variants',
    defaultMessage: 'Sold out. The retailer may know when it comes back.',
  },
  seeVariant: {
    id: 'product-page.options.see',
    description:
      'Button in the box that says that a variant is sold out: chooses another one; variant: such as Camel / M',
    defaultMessage: 'See {variant}',
  },
  variantsError: {
    id: 'product-page.options.error',
    description: 'In place of sizes and colors that could not be loaded, above a button that tries again',
    defaultMessage: 'Error loading sizes and colors.',
  },
  sizeChart: {
    id: 'product-page.sizeChart.title',
    description: 'Link beside the sizes of a product, and name of the dialog that it opens',
    defaultMessage: 'Size chart',
  },
  details: {
    id: 'product-page.facts.details',
    description: 'Title of the text that describes a product',
    defaultMessage: 'Details',
  },
  shipping: {
    id: 'product-page.facts.shipping',
    description: 'Title of what a retailer says of delivery',
    defaultMessage: 'Shipping',
  },
  returns: {
    id: 'product-page.facts.returns',
    description: 'Title of what a retailer says of sending back',
    defaultMessage: 'Returns',
  },
  seenIn: {
    id: 'product-page.seenIn.title',
    description: 'Title above the posts that show a product',
    defaultMessage: 'Seen in',
  },
  seenInCount: {
    id: 'product-page.seenIn.count',
    description: 'How many posts show a product, beside that title',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
  },
  seenInError: {
    id: 'product-page.seenIn.error',
    description: 'In place of posts that could not be loaded, above a button that tries again',
    defaultMessage: 'Error loading posts.',
  },
  moreFrom: {
    id: 'product-page.moreFrom.title',
    description: 'Title above other products of the same retailer',
    defaultMessage: 'More from {retailer}',
  },
  moreFromError: {
    id: 'product-page.moreFrom.error',
    description: 'In place of products that could not be loaded, above a button that tries again',
    defaultMessage: 'Error loading products.',
  },
  recent: {
    id: 'product-page.recent.title',
    description: 'Title above products whose pages the visitor has seen before',
    defaultMessage: 'Recently viewed',
  },
});
