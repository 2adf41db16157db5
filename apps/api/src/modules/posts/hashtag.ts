/** The form in which hashtags are stored and compared: NFC, case-folded, without '#'. */
export const normalizeHashtag = (hashtag: string) => hashtag.replace(/^#/, '').normalize('NFC').toLowerCase();
