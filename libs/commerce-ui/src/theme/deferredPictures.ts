/** Name of a custom property that is `none` while small pictures are not loaded yet, and not set otherwise. */
export const deferredPictures = '--deferred-pictures';
