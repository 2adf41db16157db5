/** Search: results, and the box that leads to them. */
export { feature } from './feature.ts';
