/** Hashtags, categories and deals. */
export { feature } from './feature.ts';
