/** Products, their details and links to retailers. */
export { fetchProductDetails, fetchProducts, type Product, type ProductDetails } from './api.ts';
export { FavoriteButton } from './components/FavoriteButton.tsx';
export { PaidNote } from './components/PaidNote.tsx';
export { ProductTiles } from './components/ProductTiles.tsx';
export { favorites } from './favorites.ts';
export { priceDropBadging } from './flags.ts';
export { isWebAddress, shopHref, type ShopQuery } from './links.ts';
export { productPaths, type ProductSource } from './paths.ts';
export { detailsPrice, postProduct, withoutDrop, type PostProduct } from './postProduct.ts';
