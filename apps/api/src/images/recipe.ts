/** How a picture is drawn on first request. A catalogue stores this instead of pixels. */
export type DrawnRecipe =
  /** A set with goods, for posts and covers. */
  | { readonly kind: 'scene'; readonly seed: string; readonly family: string; readonly palette: string }
  /** One good on a calm wall, for products. `dye` is the colour of the good: variants are the same drawing in another dye. */
  | {
      readonly kind: 'packshot';
      readonly seed: string;
      readonly palette: string;
      readonly good: string;
      readonly dye?: string;
      /** So close that the frame crops it. */
      readonly close?: true;
    }
  | { readonly kind: 'avatar'; readonly seed: string; readonly palette: string }
  /** Letters on a wall, for retailers and brands. */
  | { readonly kind: 'initials'; readonly text: string; readonly palette: string }
  /** A table of capitals and figures, the first row its heads. */
  | { readonly kind: 'sizeChart'; readonly rows: readonly (readonly string[])[]; readonly palette: string };

export type Recipe =
  | DrawnRecipe
  /** A fetched picture: the SHA-256 of its bytes, which is its name under `DATA_DIR/originals`. */
  | { readonly kind: 'original'; readonly sha256: string };

/** The source of a media object: a picture, or a clip (`clips/routes.ts`), which begins with one. */
export type MediaRecipe = Recipe | { readonly kind: 'clip'; readonly name: string };
