/** A run of a caption: plain text, or a hashtag with its name without the '#'. */
export interface CaptionPart {
  readonly text: string;
  readonly hashtag?: string;
}

// One or more hashtags without a space between. A '#' inside a word or an address ('a#b', '/#section') starts none.
const hashtags = /(?<![\p{L}\p{M}\p{N}_/#&])(?:#[\p{L}\p{M}\p{N}_]+)+/gu;

/** Splits a caption into text and hashtags; the texts joined are the caption again. */
export function parseCaption(caption: string): CaptionPart[] {
  const parts: CaptionPart[] = [];
  let end = 0;
  for (const { 0: run, index } of caption.matchAll(hashtags)) {
    if (index > end) parts.push({ text: caption.slice(end, index) });
    for (const hashtag of run.slice(1).split('#')) parts.push({ text: `#${hashtag}`, hashtag });
    end = index + run.length;
  }
  if (end < caption.length) parts.push({ text: caption.slice(end) });
  return parts;
}
