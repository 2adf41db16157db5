import type { GoboName } from '../gobos.ts';
import type { Good } from '../good.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

/** A good and its place. Every length is in units of the picture's width. */
export interface Item {
  readonly good: Good;
  /** The middle. */
  readonly x: number;
  /** The middle of a lying thing, the foot of a standing one, the top of a hanging one. */
  readonly y: number;
  /** The maximum; a tall good is narrower, see `maxHeight`. */
  readonly width: number;
  readonly pose: 'lying' | 'standing' | 'hanging';
  /** In degrees. */
  readonly angle?: number;
  /** As a fraction of the picture's height: .86 for lying things, .66 for standing ones, no limit for hanging ones. */
  readonly maxHeight?: number;
  /** Without the shadow of standing things, without the hook of hanging ones. */
  readonly bare?: boolean;
}

/** A picture as data: a set, things with places, one light. */
export interface Scene {
  /** SVG content behind everything, drawn last: its random choices come after those of goods and light. */
  readonly backdrop: (width: number, height: number) => string;
  /** Layers of paper (SVG content) on the backdrop, each casting a shadow. */
  readonly paper?: (width: number, height: number) => readonly string[];
  readonly items: readonly Item[];
  readonly gobo: GoboName | null;
}

/** Arranges a scene; `ratio` is height / width. The order of the choices is part of the picture. */
export type Family = (random: Random, palette: Palette, ratio: number) => Scene;
