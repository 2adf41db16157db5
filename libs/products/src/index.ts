/** Products, their details and links to retailers. */
export { fetchProductDetails, fetchProducts, type Product, type ProductDetails } from './api.ts';
export { productView, type ProductPrice, type ProductView } from './productView.ts';
