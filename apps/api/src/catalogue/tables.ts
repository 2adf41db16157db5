import type { mediaObjects } from '../modules/media/schema.ts';

// The tables that a catalogue fills.
export { brands } from '../modules/brands/schema.ts';
export { mediaObjects } from '../modules/media/schema.ts';
export { postHashtags, posts } from '../modules/posts/schema.ts';
export { priceChanges, productDetails, products } from '../modules/products/schema.ts';
export { profiles } from '../modules/profiles/schema.ts';
export { retailerProducts, retailerProductVariants } from '../modules/retailerProducts/schema.ts';
export { retailers } from '../modules/retailers/schema.ts';
export { searchDocuments, searchPopularity } from '../modules/search/schema.ts';

export type MediaRow = typeof mediaObjects.$inferInsert;
