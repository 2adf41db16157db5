/** A run of a caption: plain text, a hashtag with its name without the '#', or what may be a creator's handle without the '@'. */
export interface CaptionPart {
  readonly text: string;
  readonly hashtag?: string;
  readonly handle?: string;
}

// An address, all of which is text; one or more hashtags without a space between; or a handle. A '#' or '@' inside a word or an
// address ('a#b', 'a@b.c', '/#section') starts none.
const marked =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{M}\p{N}_/#&@.])(?:(?:#[\p{L}\p{M}\p{N}_]+)+|@[a-z0-9._-]{2,30}(?![a-z0-9._-]))/giu;

/** Splits a caption into text, hashtags and handles; the texts joined are the caption again. */
export function parseCaption(caption: string): CaptionPart[] {
  const parts: CaptionPart[] = [];
  let end = 0;
  const text = (until: number) => {
    if (until > end) parts.push({ text: caption.slice(end, until) });
  };
  for (const { 0: run, index } of caption.matchAll(marked)) {
    if (run.startsWith('#')) {
      text(index);
      for (const hashtag of run.slice(1).split('#')) parts.push({ text: `#${hashtag}`, hashtag });
      end = index + run.length;
    } else if (run.startsWith('@')) {
      let last = run.length;
      // A full stop ends the sentence, not the name.
      while ('.-'.includes(run.charAt(last - 1))) last -= 1;
      const handle = run.slice(1, last);
      if (handle.length < 2) continue;
      text(index);
      parts.push({ text: `@${handle}`, handle });
      end = index + 1 + handle.length;
    }
  }
  text(caption.length);
  return parts;
}
