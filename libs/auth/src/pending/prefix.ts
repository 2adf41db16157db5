/** Prefix of the keys under which the browser keeps actions; their ids follow. */
export const PENDING_PREFIX = 'auth.pending.';
