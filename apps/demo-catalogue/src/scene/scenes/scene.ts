import type { GoboName } from '../gobos.ts';
import type { Good } from '../good.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

/** A good and its place. Every length is in units of the picture's width. */
export interface Item {
  readonly good: Good;
  /** The middle. */
  readonly x: number;
  /** The middle of a thing that lies, the foot of one that stands, the top of one that hangs. */
  readonly y: number;
  /** The most it takes; a tall good takes less, see `maxHeight`. */
  readonly width: number;
  readonly pose: 'lying' | 'standing' | 'hanging';
  /** In degrees. */
  readonly angle?: number;
  /** As a share of the picture's height: .86 for what lies, .66 for what stands, no limit for what hangs. */
  readonly maxHeight?: number;
  /** Without the shadow of what stands, without the hook of what hangs. */
  readonly bare?: boolean;
}

/** A picture as data: a set, things with places, one light. */
export interface Scene {
  /** SVG content behind everything, drawn last: chance it takes comes after that of goods and light. */
  readonly backdrop: (width: number, height: number) => string;
  /** Layers of paper (SVG content) on the backdrop, each throwing a shadow. */
  readonly paper?: (width: number, height: number) => readonly string[];
  readonly items: readonly Item[];
  readonly gobo: GoboName | null;
}

/** Arranges a scene; `ratio` is height / width. The order of the choices is part of the picture. */
export type Family = (random: Random, palette: Palette, ratio: number) => Scene;
