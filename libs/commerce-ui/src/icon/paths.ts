// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- ambient, so there is nothing to import; every library that compiles this source needs it
/// <reference path="./icon.d.ts" />
import caretDown from 'icon:caret-down';
import check from 'icon:check';
import share from 'icon:export';
import globe from 'icon:globe';
import list from 'icon:list';
import playFill from 'icon:play-fill';
import signOut from 'icon:sign-out';
import warningCircle from 'icon:warning-circle';
import close from 'icon:x';

/**
 * Path data by the name under which the product uses a drawing. All of them are part of every first view. A rare part of the product
 * imports its own drawing and passes it to `Drawing`. Remove unused ones.
 */
export const paths = {
  caretDown,
  check,
  close,
  globe,
  list,
  playFill,
  share,
  signOut,
  warningCircle,
} as const;

/** Drawings that point in the reading direction, and are mirrored in right-to-left pages. */
export const directional: ReadonlySet<keyof typeof paths> = new Set(['signOut']);
