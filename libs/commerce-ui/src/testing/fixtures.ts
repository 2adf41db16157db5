import { pictures, postPicture } from '@social-shop/testing/pictures';
import type { PostTileProps } from '../commerce/post/PostTile.tsx';
import type { ShelfProduct } from '../commerce/post/PostShelf.tsx';
import type { ProductView } from '../commerce/product/ProductTile.tsx';

export const creator = {
  displayName: 'marenholt',
  name: 'Maren Holt',
  avatarUrl: pictures.portrait,
};

/** The nth post of a list, with three products. */
export const postOf = (number: number): PostTileProps['post'] => {
  const { url, width, height, color, alt } = postPicture(number);
  return {
    id: `5b1c7d0e-3f0a-4f6e-9a55-${String(number).padStart(12, '0')}`,
    heroImage: url,
    heroImageWidth: width,
    heroImageHeight: height,
    heroImageColor: color,
    heroImageAlt: alt,
    productsCount: 3,
    priceFrom: { amount: 3400, currency: 'USD' },
  };
};

export const post = postOf(1);

const things = [
  { name: 'Washed linen wrap dress', imageUrl: pictures.dress },
  { name: 'Baguette bag in smooth leather', imageUrl: pictures.baguette },
  { name: 'Chelsea rain boots', imageUrl: pictures.boots },
  { name: 'Gold hoops', imageUrl: pictures.hoops },
];

/** The first `count` products of a post. */
export const shelf = (count: number): ShelfProduct[] =>
  things.slice(0, count).map((thing, index) => ({
    ...thing,
    href: `/products/${index}`,
    price: { regular: 9800 + index * 1700, currency: 'USD' },
  }));

export const product: ProductView = {
  name: 'Washed linen wrap dress',
  retailerName: 'Alder & Moss',
  imageUrl: pictures.dress,
  href: '/products/1',
  shopHref: 'https://platform.example/links/1',
  price: { regular: 12800, currency: 'USD' },
};
