/** Products, their details and links to retailers. */
export { fetchProductDetails, fetchProducts, type Product, type ProductDetails } from './api.ts';
export { ProductTiles } from './components/ProductTiles.tsx';
export { shopHref } from './links.ts';
export { postProduct, type PostProduct } from './postProduct.ts';
