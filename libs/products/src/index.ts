/** Products, their details and links to retailers. */
export { fetchProductDetails, fetchProducts, type Product, type ProductDetails } from './api.ts';
export { FavoriteButton } from './favorites/FavoriteButton.tsx';
export { PaidNote } from './components/PaidNote.tsx';
export { PostProductTile } from './components/PostProductTile.tsx';
export { ProductTiles } from './components/ProductTiles.tsx';
export { productLeft } from './events.ts';
export { favorites } from './favorites/favorites.ts';
export { pendingFavorite } from './favorites/pendingFavorite.ts';
export { priceDropBadging } from './flags.ts';
export { isWebAddress, shopHref, type ShopQuery } from './links.ts';
export { productPaths, type ProductSource } from './paths.ts';
export { detailsPrice, postProduct, withoutDrop, type PostProduct } from './postProduct.ts';
