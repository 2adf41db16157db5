/** The path of the provider and its pages on the platform (P14). */
export const MOUNT = '/identity';
