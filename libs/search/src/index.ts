/** Search: results, and the box that leads to them. */
export { SearchForm } from './box/SearchForm.tsx';
export type { SearchFormTexts } from './box/SearchForm.tsx';
export { feature } from './feature.ts';
