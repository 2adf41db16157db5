export { assignVariants } from './variants.ts';
export type { Assignment, Assignments } from './variants.ts';
