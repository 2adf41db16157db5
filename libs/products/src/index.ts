/** Products, their details and links to retailers. */
export { fetchProductDetails, fetchProducts, type Product, type ProductDetails } from './api.ts';
export { PaidNote } from './components/PaidNote.tsx';
export { ProductTiles } from './components/ProductTiles.tsx';
export { priceDropBadging } from './flags.ts';
export { isWebAddress, shopHref, type ShopQuery } from './links.ts';
export { productPaths, type ProductSource } from './paths.ts';
export { detailsPrice, postProduct, withoutDrop, type PostProduct } from './postProduct.ts';
