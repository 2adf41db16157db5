/** Name of a custom property that is `none` where small pictures are not loaded yet, and not set elsewhere. */
export const deferredPictures = '--deferred-pictures';
