/** The form in which hashtags are stored and compared: NFC, case-folded, without '#' (W26). */
export const normalizeHashtag = (hashtag: string) => hashtag.replace(/^#/, '').normalize('NFC').toLowerCase();
