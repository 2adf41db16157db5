/** The input of `draw`. */
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

/** The source of a media object: a picture, or a clip (`clips/clips.ts`), which begins with one. */
export type MediaRecipe = DrawnRecipe | { readonly kind: 'clip'; readonly name: string };

/** In pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}
