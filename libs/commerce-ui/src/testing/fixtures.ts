import type { PostTileProps } from '../commerce/PostTile.tsx';
import type { ShelfProduct } from '../commerce/PostShelf.tsx';
import type { ProductView } from '../commerce/ProductTile.tsx';

/** A wall with an arch and a round thing on a plinth, drawn in place so that stories need no server. */
export function picture(wall: string, thing = '#ad3517', ratio = 1.25): string {
  const height = Math.round(400 * ratio);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 ${height}" preserveAspectRatio="xMidYMid slice"><path fill="${wall}" d="M0 0h400v${height}H0z"/><path fill="#fff" opacity=".28" d="M70 ${height}V${height * 0.5}a130 130 0 0 1 260 0v${height * 0.5}z"/><circle fill="${thing}" cx="200" cy="${height * 0.56}" r="84"/><path fill="#1f1b16" opacity=".16" d="M96 ${height * 0.56 + 84}h208v${height}H96z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const profile = {
  displayName: 'marenholt',
  name: 'Maren Holt',
  avatarUrl: picture('#e2d8c6', '#1d5a47', 1),
};

export const post: PostTileProps['post'] = {
  id: '5b1c7d0e-3f0a-4f6e-9a55-0d1b2c3d4e5f',
  heroImage: picture('#cfdcea'),
  heroImageWidth: 1080,
  heroImageHeight: 1350,
  heroImageColor: '#cfdcea',
  heroImageAlt: 'A red ball on a plinth in an arch',
  productsCount: 3,
  priceFrom: { amount: 3400, currency: 'USD' },
};

const names = ['Washed linen wrap dress', 'Baguette bag in smooth leather', 'Chelsea rain boots', 'Gold hoops'];
const walls = ['#efe6d6', '#dfe5ea', '#e3ebe2', '#f1d9d2'];

/** The first `count` products of a post. */
export const shelf = (count: number): ShelfProduct[] =>
  names.slice(0, count).map((name, index) => ({
    name,
    imageUrl: picture(walls[index] ?? '#eee', '#655d53', 1),
    href: `https://shop.example/p/${index}`,
    price: { regular: 9800 + index * 1700, currency: 'USD' },
  }));

export const product: ProductView = {
  name: 'Washed linen wrap dress',
  retailerName: 'Alder & Moss',
  imageUrl: picture('#efe6d6', '#ad3517'),
  href: 'https://shop.example/p',
  price: { regular: 12800, currency: 'USD' },
};
