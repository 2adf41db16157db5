import type { FamilyName } from '../images/scene/families.ts';

/** A post whose picture was chosen by eye. */
export interface Staged {
  readonly creator: string;
  readonly family: FamilyName;
  readonly seed: string;
  /** Height / width. */
  readonly ratio: number;
  readonly products: number;
  readonly video?: true;
}

/** The first posts of the home feed, in order. */
export const firstPage: readonly Staged[] = [];
