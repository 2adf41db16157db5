/** The parts of captions. */
export interface PhraseBook {
  readonly openings: readonly string[];
  readonly middles: readonly string[];
  readonly closings: readonly string[];
  /** Captions of one word or two. */
  readonly words: readonly string[];
  /** Hashtags without '#'. */
  readonly tags: readonly string[];
}
