/** Home and its feeds. */
export { discover } from './discover.ts';
export { feature } from './feature.ts';
