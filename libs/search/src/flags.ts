import type { Flag } from '@social-shop/experiments';

/** Texts that complete what is typed come from a call of their own; without it from that of the suggestions (W28). */
export const autocompletes: Flag = { name: 'autocomplete', initial: 'on' };

/** Suggested creators stand under 'Related Searches' (specification 1, section 2). */
export const assists: Flag = { name: 'search-assistance', initial: 'off' };

/** The empty box names one suggestion after another (specification 1, section 2). */
export const rotatesPlaceholder: Flag = { name: 'search-placeholder-rotation', initial: 'off' };
