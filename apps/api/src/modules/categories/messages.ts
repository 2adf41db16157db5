import { defineMessages } from '@social-shop/i18n/intl';

/** The title and the line under it of each category. */
export const messages = defineMessages({
  dresses: {
    id: 'categories.dresses',
    description: 'Title of the category dresses and name of its bubble, at most two short lines',
    defaultMessage: 'Dresses',
  },
  dressesSubtitle: {
    id: 'categories.dresses.subtitle',
    description: 'Line under the title of the category dresses, at most 60 characters',
    defaultMessage: 'Slips, wraps and everything that swings.',
  },
  knitwear: {
    id: 'categories.knitwear',
    description: 'Title of the category knitwear and name of its bubble, at most two short lines',
    defaultMessage: 'Knitwear',
  },
  knitwearSubtitle: {
    id: 'categories.knitwear.subtitle',
    description: 'Line under the title of the category knitwear, at most 60 characters',
    defaultMessage: 'Cables, cashmere and sleeves to pull over your hands.',
  },
  coats: {
    id: 'categories.coats',
    description: 'Title of the category coats and name of its bubble, at most two short lines',
    defaultMessage: 'Coats',
  },
  coatsSubtitle: {
    id: 'categories.coats.subtitle',
    description: 'Line under the title of the category coats, at most 60 characters',
    defaultMessage: 'Wool, down and trench coats for every weather.',
  },
  skirts: {
    id: 'categories.skirts',
    description: 'Title of the category skirts and name of its bubble, at most two short lines',
    defaultMessage: 'Skirts',
  },
  skirtsSubtitle: {
    id: 'categories.skirts.subtitle',
    description: 'Line under the title of the category skirts, at most 60 characters',
    defaultMessage: 'Minis, midis and pleats that move.',
  },
  trousers: {
    id: 'categories.trousers',
    description: 'Title of the category trousers and name of its bubble, at most two short lines',
    defaultMessage: 'Trousers',
  },
  trousersSubtitle: {
    id: 'categories.trousers.subtitle',
    description: 'Line under the title of the category trousers, at most 60 characters',
    defaultMessage: 'Wide, straight or tailored, for all days.',
  },
  shoes: {
    id: 'categories.shoes',
    description: 'Title of the category shoes and name of its bubble, at most two short lines',
    defaultMessage: 'Shoes',
  },
  shoesSubtitle: {
    id: 'categories.shoes.subtitle',
    description: 'Line under the title of the category shoes, at most 60 characters',
    defaultMessage: 'Loafers, sneakers and heels you can walk in.',
  },
  boots: {
    id: 'categories.boots',
    description: 'Title of the category boots and name of its bubble, at most two short lines',
    defaultMessage: 'Boots',
  },
  bootsSubtitle: {
    id: 'categories.boots.subtitle',
    description: 'Line under the title of the category boots, at most 60 characters',
    defaultMessage: 'Tall, ankle and rain boots.',
  },
  bags: {
    id: 'categories.bags',
    description: 'Title of the category bags and name of its bubble, at most two short lines',
    defaultMessage: 'Bags',
  },
  bagsSubtitle: {
    id: 'categories.bags.subtitle',
    description: 'Line under the title of the category bags, at most 60 characters',
    defaultMessage: 'Totes, buckets and little bags for the evening.',
  },
  jewelry: {
    id: 'categories.jewelry',
    description: 'Title of the category jewelry and name of its bubble, at most two short lines',
    defaultMessage: 'Jewelry',
  },
  jewelrySubtitle: {
    id: 'categories.jewelry.subtitle',
    description: 'Line under the title of the category jewelry, at most 60 characters',
    defaultMessage: 'Hoops, pearls and gold to wear every day.',
  },
  sunglasses: {
    id: 'categories.sunglasses',
    description: 'Title of the category sunglasses and name of its bubble, at most two short lines',
    defaultMessage: 'Sunglasses',
  },
  sunglassesSubtitle: {
    id: 'categories.sunglasses.subtitle',
    description: 'Line under the title of the category sunglasses, at most 60 characters',
    defaultMessage: 'Frames for bright days all year.',
  },
  hats: {
    id: 'categories.hats',
    description: 'Title of the category hats and name of its bubble, at most two short lines',
    defaultMessage: 'Hats',
  },
  hatsSubtitle: {
    id: 'categories.hats.subtitle',
    description: 'Line under the title of the category hats, at most 60 characters',
    defaultMessage: 'Straw, felt and wool from brim to beanie.',
  },
  weddingguest: {
    id: 'categories.weddingguest',
    description: 'Title of the category weddingguest and name of its bubble, at most two short lines',
    defaultMessage: 'Wedding Guest',
  },
  weddingguestSubtitle: {
    id: 'categories.weddingguest.subtitle',
    description: 'Line under the title of the category weddingguest, at most 60 characters',
    defaultMessage: 'What to wear when somebody else says yes.',
  },
  workwear: {
    id: 'categories.workwear',
    description: 'Title of the category workwear and name of its bubble, at most two short lines',
    defaultMessage: 'Workwear',
  },
  workwearSubtitle: {
    id: 'categories.workwear.subtitle',
    description: 'Line under the title of the category workwear, at most 60 characters',
    defaultMessage: 'Shirts, tailoring and bags that hold a laptop.',
  },
  travel: {
    id: 'categories.travel',
    description: 'Title of the category travel and name of its bubble, at most two short lines',
    defaultMessage: 'Travel',
  },
  travelSubtitle: {
    id: 'categories.travel.subtitle',
    description: 'Line under the title of the category travel, at most 60 characters',
    defaultMessage: 'What is worth a place in the suitcase.',
  },
  beauty: {
    id: 'categories.beauty',
    description: 'Title of the category beauty and name of its bubble, at most two short lines',
    defaultMessage: 'Beauty',
  },
  beautySubtitle: {
    id: 'categories.beauty.subtitle',
    description: 'Line under the title of the category beauty, at most 60 characters',
    defaultMessage: 'Lips, cheeks and color that lasts.',
  },
  skincare: {
    id: 'categories.skincare',
    description: 'Title of the category skincare and name of its bubble, at most two short lines',
    defaultMessage: 'Skincare',
  },
  skincareSubtitle: {
    id: 'categories.skincare.subtitle',
    description: 'Line under the title of the category skincare, at most 60 characters',
    defaultMessage: 'Serums, creams and oils that creators finish.',
  },
  fragrance: {
    id: 'categories.fragrance',
    description: 'Title of the category fragrance and name of its bubble, at most two short lines',
    defaultMessage: 'Fragrance',
  },
  fragranceSubtitle: {
    id: 'categories.fragrance.subtitle',
    description: 'Line under the title of the category fragrance, at most 60 characters',
    defaultMessage: 'Perfume for skin and rooms.',
  },
  home: {
    id: 'categories.home',
    description: 'Title of the category home and name of its bubble, at most two short lines',
    defaultMessage: 'Home',
  },
  homeSubtitle: {
    id: 'categories.home.subtitle',
    description: 'Line under the title of the category home, at most 60 characters',
    defaultMessage: 'Chairs, cushions and corners to copy.',
  },
  lighting: {
    id: 'categories.lighting',
    description: 'Title of the category lighting and name of its bubble, at most two short lines',
    defaultMessage: 'Lighting',
  },
  lightingSubtitle: {
    id: 'categories.lighting.subtitle',
    description: 'Line under the title of the category lighting, at most 60 characters',
    defaultMessage: 'Lamps that make a room kinder.',
  },
  decor: {
    id: 'categories.decor',
    description: 'Title of the category decor and name of its bubble, at most two short lines',
    defaultMessage: 'Vases & Decor',
  },
  decorSubtitle: {
    id: 'categories.decor.subtitle',
    description: 'Line under the title of the category decor, at most 60 characters',
    defaultMessage: 'Vases, ceramics and things for the shelf.',
  },
  kitchen: {
    id: 'categories.kitchen',
    description: 'Title of the category kitchen and name of its bubble, at most two short lines',
    defaultMessage: 'Kitchen',
  },
  kitchenSubtitle: {
    id: 'categories.kitchen.subtitle',
    description: 'Line under the title of the category kitchen, at most 60 characters',
    defaultMessage: 'For cooking, serving and long dinners.',
  },
  candles: {
    id: 'categories.candles',
    description: 'Title of the category candles and name of its bubble, at most two short lines',
    defaultMessage: 'Candles',
  },
  candlesSubtitle: {
    id: 'categories.candles.subtitle',
    description: 'Line under the title of the category candles, at most 60 characters',
    defaultMessage: 'Wax, wicks and evenings in.',
  },
  ltkgiftguide: {
    id: 'categories.ltkgiftguide',
    description: 'Title of the category ltkgiftguide and name of its bubble, at most two short lines',
    defaultMessage: 'Gifts',
  },
  ltkgiftguideSubtitle: {
    id: 'categories.ltkgiftguide.subtitle',
    description: 'Line under the title of the category ltkgiftguide, at most 60 characters',
    defaultMessage: 'Ideas for everybody on your list.',
  },
  findsunder50: {
    id: 'categories.findsunder50',
    description: 'Title of the category findsunder50 and name of its bubble, at most two short lines',
    defaultMessage: 'Under $50',
  },
  findsunder50Subtitle: {
    id: 'categories.findsunder50.subtitle',
    description: 'Line under the title of the category findsunder50, at most 60 characters',
    defaultMessage: 'Good things for less than fifty dollars.',
  },
});
