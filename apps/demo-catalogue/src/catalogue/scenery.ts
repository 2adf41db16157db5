import type { Weave } from '../scene/atelier/weaves.ts';
import { isFamilyName, type FamilyName } from '../scene/families.ts';
import type { Good } from '../scene/good.ts';
import { listGoods } from '../scene/goods.ts';
import { paletteNamed } from '../scene/palettes.ts';
import { seeded } from '../scene/random.ts';
import { families } from '../scene/scenes/families.ts';
import { merchandise } from './goods/index.ts';
import { colourName, wallNames } from './words/colours.ts';

/** One thing in a picture. */
export interface Piece {
  /** The name of its drawing or the code point of its cut-out. */
  readonly good: string;
  /** `#rrggbb`, or null if it keeps its own colours. */
  readonly colour: string | null;
  readonly weave: Weave;
}

export interface SceneRecipe {
  readonly family: string;
  readonly palette: string;
  readonly seed: string;
}

/** The things in a scene's picture, largest first: found by arranging it, without drawing a pixel. */
export function piecesOf({ family, palette, seed }: SceneRecipe, ratio: number): Piece[] {
  if (!isFamilyName(family)) throw new Error(`There is no scene family named ${family}`);
  const { items } = families[family](seeded(seed), paletteNamed(palette), ratio);
  const pieces = new Map<string, Piece>();
  for (const { good } of [...items].sort((a, b) => b.width - a.width)) {
    const piece = pieceOf(good);
    const key = `${piece.good} ${piece.colour} ${piece.weave}`;
    if (!pieces.has(key)) pieces.set(key, piece);
  }
  return [...pieces.values()];
}

const dyeable = new Set(listGoods().flatMap((facts) => (facts.dyeable ? facts.good : [])));

/** The thing as the catalogue names it: jewellery keeps its own colour, knits have no other weave. */
function pieceOf(good: Good): Piece {
  if ('cutOut' in good) return { good: good.cutOut, colour: good.dye, weave: 'plain' };
  return {
    good: good.drawing,
    colour: dyeable.has(good.drawing) ? good.colour : null,
    weave: good.drawing === 'knit' ? 'plain' : good.weave,
  };
}

const labels = new Map(listGoods().map(({ good, label }) => [good, label]));

/** 'striped' and the like; a plain weave has no word. */
export const weaveWords: Readonly<Record<Weave, string>> = {
  plain: '',
  stripe: 'striped',
  pin: 'pinstriped',
  gingham: 'gingham',
  dot: 'polka-dot',
  knit: '',
  check: 'checked',
  bloom: 'flower-print',
};

/** A thing without its article: 'rust striped shirt'. */
export function nounPhrase({ good, colour, weave }: Piece): string {
  const noun = merchandise[good]?.noun ?? labels.get(good) ?? 'thing';
  return [colour && colourName(colour), weaveWords[weave], noun].filter(Boolean).join(' ');
}

/** Whether a thing's name is plural: boots, cherries. */
export function isPlural({ good }: Piece): boolean {
  return merchandise[good]?.plural ?? ['cherries', 'grapes', 'blueberries'].includes(labels.get(good) ?? '');
}

/** A thing with its article: 'an ivory wrap dress', 'rust knee boots'. */
export function withArticle(piece: Piece): string {
  const phrase = nounPhrase(piece);
  if (isPlural(piece)) return phrase;
  return article(phrase);
}

function article(phrase: string): string {
  return `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

const settings: Readonly<Record<FamilyName, string>> = {
  studio: 'alone in a bare {wall} studio',
  arch: 'on the sill of an arched niche in {a wall} wall',
  podium: 'on two round podiums before {a wall} wall',
  outfit: 'laid out together, seen from above',
  grid: 'each on its own block of colour',
  gingham: 'scattered over a gingham picnic cloth, seen from above',
  terrazzo: 'on a terrazzo shelf before {wall} tiles',
  rail: 'hanging from a rail in {a wall} room',
  papercut: 'among cut-paper leaves on {wall} ground',
  table: 'on a pale table before {a wall} wall',
  giant: 'so close that the frame crops it',
  drape: 'on a white plinth before a satin curtain',
  tray: 'on a round tray, seen from above',
  rhythm: 'repeated in neat rows',
  room: 'in the corner of {a wall} room with a picture and a round rug',
  sun: 'before a round sun and low hills',
  shelves: 'on shelves on {a wall} wall',
  form: 'on and beside a dress form in {a wall} room',
  geometry: 'standing among painted arcs and discs',
};

const MOST_NAMED = 6;

/** The alternative text of a scene: one sentence that names things, colours and setting. */
export function describeScene(recipe: SceneRecipe, pieces: readonly Piece[]): string {
  const family = recipe.family as FamilyName;
  const wall = wallNames[recipe.palette] ?? recipe.palette;
  const setting = settings[family].replace('{wall}', wall).replace('{a wall}', article(wall));
  const first = pieces[0];
  if (family === 'rhythm' && first) {
    const colours = [...new Set(pieces.map(({ colour }) => (colour === null ? '' : colourName(colour))))];
    return sentence(
      `${plural(nounPhrase({ ...first, colour: null, weave: 'plain' }))} in ${enumerate(colours)}, ${setting}`,
    );
  }
  const named = pieces.slice(0, MOST_NAMED).map(withArticle);
  if (pieces.length > MOST_NAMED) named.push('more');
  return sentence(`${enumerate(named)} ${setting}`);
}

/** 'a, b and c'. */
export function enumerate(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function plural(noun: string): string {
  if (noun.endsWith('dress')) return `${noun}es`;
  return noun.endsWith('s') ? noun : `${noun}s`;
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1) + '.';
}
