/** The form in which hashtags are stored, compared and addressed: NFC, without case, without '#' (W26). */
export const normalizeHashtag = (hashtag: string): string =>
  // Once more at the end: a letter in lower case may join with an accent that its capital stands apart from.
  hashtag.replace(/^#/, '').normalize('NFC').toLowerCase().normalize('NFC');

/** The fewest posts with which the page of a hashtag is for search engines; with fewer it says no more than the posts themselves. */
export const INDEXED_FROM_POSTS = 3;
