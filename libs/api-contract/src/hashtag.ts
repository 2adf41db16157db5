/** The form in which hashtags are stored, compared and addressed: NFC, without case, without '#' (W26). */
export const normalizeHashtag = (hashtag: string): string =>
  // Normalize again, because a lower-case letter may combine with an accent that its capital does not combine with.
  hashtag.replace(/^#/, '').normalize('NFC').toLowerCase().normalize('NFC');

/** Minimum posts of a hashtag for search engines to index its page. With fewer, the page adds nothing to the posts themselves. */
export const INDEXED_FROM_POSTS = 3;
