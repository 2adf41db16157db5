/** Name of a property that is `none` on a part of the page whose small pictures are not asked for yet; otherwise it is not set. */
export const laterPictures = '--later-pictures';
