/** Addresses of lists of posts that posts themselves link to. */
export const postsPaths = {
  /** The posts with a hashtag, given as `normalizeHashtag` writes it. */
  hashtag: (name: string) => `/hashtags/${encodeURIComponent(name)}`,
} as const;
