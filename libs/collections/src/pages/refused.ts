/** What the loader of a shared list returns for visitors to whom it is not open. */
export const REFUSED = 'refused';
