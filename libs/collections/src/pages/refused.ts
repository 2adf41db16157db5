/** The loader's result for visitors who may not see the shared list. */
export const REFUSED = 'refused';
