const COUNT = 2_000;
/** Height by width, as often as phones and retailers bring them. */
const RATIOS = [1.25, 4 / 3, 1.25, 1.5, 1, 1.25, 1.78, 4 / 3, 0.8, 1.5, 1.25];
const WIDTH = 900;
const COLORS = ['#f3e2a9', '#d98b95', '#d9563f', '#c9dfd2', '#2c3a55', '#8a9a5b', '#e9e4dc'];
const NAMES = ['Suki Larsen', 'Amara Osei', 'Lena van der Berg', '김하늘', 'Théo', 'Priya Raghunathan-Whitfield'];
const PRODUCTS = [6, 3, 1, 8, 4, 2, 5];
const CREATORS = 97;

const from = <T>(values: readonly T[], number: number) => values[number % values.length] as T;
const id = (kind: number, number: number) => `0000000${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`;
const picture = (kind: 'post' | 'product' | 'creator', number: number) =>
  `${location.origin}/pictures/${kind}/${number}`;

/** The posts of every list, as the feed's query keeps them: the same each time, each with pictures of its own. */
export const posts = Array.from({ length: COUNT }, (_, number) => {
  const productsCount = from(PRODUCTS, number);
  return {
    id: id(1, number),
    heroImage: picture('post', number),
    heroImageWidth: WIDTH,
    heroImageHeight: Math.round(WIDTH * from(RATIOS, number)),
    heroImageColor: from(COLORS, number),
    heroImageAlt: 'A linen dress on a rail',
    productsCount,
    fetchedAt: Date.now(),
    creator: {
      displayName: `creator${number % CREATORS}`,
      name: from(NAMES, number),
      avatarUrl: picture('creator', number % CREATORS),
    },
    products: Array.from({ length: Math.min(3, productsCount) }, (_, nth) => ({
      imageUrl: picture('product', 3 * number + nth),
      detailsId: `product-${3 * number + nth}`,
      link: `${location.origin}/clicks/${3 * number + nth}`,
      ...(productsCount === 1 && { name: 'Linen midi dress', price: { regular: 12_900, currency: 'USD' } }),
    })),
  };
});

/** A post as tiles show it. */
export type Post = (typeof posts)[number];
