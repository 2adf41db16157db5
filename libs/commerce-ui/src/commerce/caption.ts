/** A run of a caption: plain text, or a hashtag with its name without the '#'. */
export interface CaptionPart {
  readonly text: string;
  readonly hashtag?: string;
}

// A '#' inside a word or an address ('/#section', 'a#b') starts no hashtag.
const hashtag = /(?<![\p{L}\p{M}\p{N}_/#&])#([\p{L}\p{M}\p{N}_]+)/gu;

/** Splits a caption into text and hashtags; the texts joined are the caption again. */
export function parseCaption(caption: string): CaptionPart[] {
  const parts: CaptionPart[] = [];
  let end = 0;
  for (const match of caption.matchAll(hashtag)) {
    if (match.index > end) parts.push({ text: caption.slice(end, match.index) });
    parts.push({ text: match[0], hashtag: match[1] });
    end = match.index + match[0].length;
  }
  if (end < caption.length) parts.push({ text: caption.slice(end) });
  return parts;
}

/** At most `max` characters as a reader counts them: an emoji, a letter with its marks, is one and is never cut in half. */
export function cutText(text: string, max: number): string {
  // Each grapheme is at least one code unit, so most texts need no counting.
  if (text.length <= max) return text;
  let count = 0;
  let last = 0;
  for (const { index } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (count === max - 1) last = index;
    if (++count > max) return `${text.slice(0, last).trimEnd()}…`;
  }
  return text;
}
