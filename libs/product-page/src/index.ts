/** The page of a product: pictures, variants, prices and the way to its retailer. */
export { feature } from './feature.ts';
