/** Where the provider and its pages are on the platform (P14). */
export const MOUNT = '/identity';
