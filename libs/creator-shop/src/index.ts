/** A creator's shop. */
export { feature } from './feature.ts';
