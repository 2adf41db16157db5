const hashtag = /#([\p{L}\p{M}\p{N}_]+)/gu;

/** The hashtags of a caption in the form in which they are compared: NFC, case-folded, without '#', each once. */
export function hashtagsOf(caption: string): string[] {
  return [...new Set([...caption.matchAll(hashtag)].map(([, tag = '']) => foldHashtag(tag)))];
}

function foldHashtag(tag: string): string {
  return tag.normalize('NFC').toLowerCase().normalize('NFC');
}
