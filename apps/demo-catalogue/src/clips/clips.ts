import type { DrawnRecipe } from '../pictures/recipe.ts';
import type { FamilyName, Topic } from '../scene/families.ts';

/** A clip of the assets, and the scene with which it begins. */
export interface Clip {
  /** The name of its file, without the extension. Responses are cached for ever: another picture needs another name. */
  readonly name: string;
  readonly scene: { readonly family: FamilyName; readonly palette: string; readonly seed: string };
  /** Height / width. */
  readonly ratio: number;
  /** The topic of posts with it. */
  readonly topics: readonly Topic[];
}

const clip = (family: FamilyName, palette: string, seed: string, ratio: number, ...topics: readonly Topic[]): Clip => ({
  name: `${palette}-${family}`,
  scene: { family, palette, seed },
  ratio,
  topics,
});

/** One for each palette, so a creator's clip has their colours: `make.ts` has drawn them once. */
export const clips: readonly Clip[] = [
  // The two of the first page.
  clip('outfit', 'powder', 'kikiadeyemi f', 5 / 4, 'fashion'),
  clip('drape', 'mint', 'wearingwillow g', 5 / 4, 'accessories'),
  clip('form', 'oat', 'clip a', 5 / 4, 'fashion'),
  clip('podium', 'lilac', 'clip b', 4 / 3, 'accessories'),
  clip('arch', 'cocoa', 'clip b', 5 / 4, 'home'),
  clip('studio', 'sage', 'clip a', 5 / 4, 'accessories'),
  clip('room', 'stone', 'clip a', 4 / 3, 'home'),
  clip('table', 'blush', 'clip b', 5 / 4, 'home', 'food'),
  clip('arch', 'olive', 'clip a', 3 / 2, 'home'),
  clip('sun', 'butter', 'clip a', 5 / 4, 'accessories'),
  clip('table', 'navy', 'clip a', 5 / 4, 'home', 'food'),
  clip('geometry', 'rose', 'clip a', 5 / 4, 'accessories'),
  clip('room', 'sky', 'clip b', 5 / 4, 'home'),
  clip('podium', 'tomato', 'clip b', 5 / 4, 'accessories'),
];

/** Milliseconds that each of them plays before it loops. */
export const CLIP_MS = 5_000;

/** The clip with a name from the catalogue. */
export function clipNamed(name: string): Clip {
  const found = clips.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no clip named ${name}`);
  return found;
}

/** The recipe of the picture with which a clip begins. */
export const stillOf = (name: string): DrawnRecipe => ({ kind: 'scene', ...clipNamed(name).scene });

/** Whether a clip begins with the picture of this recipe. */
export const beginsClip = (recipe: DrawnRecipe): boolean =>
  recipe.kind === 'scene' &&
  clips.some(({ scene: { family, palette, seed } }) => {
    return family === recipe.family && palette === recipe.palette && seed === recipe.seed;
  });
