import { distance, mix } from './colour.ts';

/** One creator's world of colour, every colour as lower-case `#rrggbb`. */
export interface Palette {
  readonly name: string;
  /** The background of most pictures, stored in the catalogue as their dominant colour. */
  readonly wall: string;
  readonly floor: string;
  readonly accent: string;
  readonly secondAccent: string;
  /** The darkest tone: letters and shadows. */
  readonly deep: string;
  readonly paper: string;
  /** Colours for dyeing goods. */
  readonly dyes: readonly [string, string, string, string, string];
}

const palettes: readonly Palette[] = [
  {
    name: 'oat',
    wall: '#e6dccb',
    floor: '#d4c5ad',
    accent: '#b5533a',
    secondAccent: '#8c9a80',
    deep: '#3b2e27',
    paper: '#f6f1e7',
    dyes: ['#b5533a', '#2f3a36', '#c9a26a', '#efe4cf', '#6f7d63'],
  },
  {
    name: 'sage',
    wall: '#c3cbb4',
    floor: '#a9b397',
    accent: '#f0e6d2',
    secondAccent: '#c06c45',
    deep: '#2f3a2d',
    paper: '#f3efe2',
    dyes: ['#f0e6d2', '#c06c45', '#4b5d43', '#2e2b26', '#d9b36c'],
  },
  {
    name: 'blush',
    wall: '#efd2c8',
    floor: '#e2b9ab',
    accent: '#8e2f3b',
    secondAccent: '#f7ece2',
    deep: '#431a22',
    paper: '#faf1ea',
    dyes: ['#8e2f3b', '#f4e3d6', '#c9745f', '#3a2a2a', '#d99aa0'],
  },
  {
    name: 'butter',
    wall: '#f3e2a9',
    floor: '#e7cf83',
    accent: '#2f4a8a',
    secondAccent: '#f8f1dc',
    deep: '#23305a',
    paper: '#fbf5e2',
    dyes: ['#2f4a8a', '#f7efd8', '#c8502f', '#1f2636', '#8fa4c9'],
  },
  {
    name: 'sky',
    wall: '#c4d6de',
    floor: '#a9c0cb',
    accent: '#c4643a',
    secondAccent: '#f1eade',
    deep: '#20343f',
    paper: '#f2f0e9',
    dyes: ['#c4643a', '#f1eade', '#274656', '#7f5a3c', '#d8b48a'],
  },
  {
    name: 'lilac',
    wall: '#d5cbe0',
    floor: '#bfb2cf',
    accent: '#6d7440',
    secondAccent: '#f2ebdf',
    deep: '#332845',
    paper: '#f5f1f4',
    dyes: ['#6d7440', '#f2ebdf', '#6a4f8c', '#2d2838', '#c98f78'],
  },
  {
    name: 'stone',
    wall: '#d9d6d0',
    floor: '#c2beb6',
    accent: '#1f1f1f',
    secondAccent: '#a98b6d',
    deep: '#1c1b1a',
    paper: '#f3f2ef',
    dyes: ['#1f1f1f', '#f0ece4', '#8a6a4c', '#77756f', '#b9a68d'],
  },
  {
    name: 'mint',
    wall: '#c9dfd2',
    floor: '#aecdbd',
    accent: '#e0725a',
    secondAccent: '#f6efe2',
    deep: '#1f4238',
    paper: '#f3f4ec',
    dyes: ['#e0725a', '#f6efe2', '#23584a', '#d8a54e', '#2b2f2d'],
  },
  {
    name: 'navy',
    wall: '#2c3a55',
    floor: '#223049',
    accent: '#d9a24b',
    secondAccent: '#e9e1d2',
    deep: '#141c2e',
    paper: '#e9e1d2',
    dyes: ['#d9a24b', '#e9e1d2', '#b6523d', '#9fb0c9', '#f2d9c4'],
  },
  {
    name: 'tomato',
    wall: '#d9563f',
    floor: '#c4452f',
    accent: '#f3c6c0',
    secondAccent: '#f6ead8',
    deep: '#5a1710',
    paper: '#f8eddc',
    dyes: ['#f3c6c0', '#f6ead8', '#5a1710', '#e9a83e', '#2f2a2a'],
  },
  {
    name: 'cocoa',
    wall: '#6b4a3a',
    floor: '#5a3c2e',
    accent: '#c8d3a6',
    secondAccent: '#efe0cc',
    deep: '#2c1b14',
    paper: '#f1e5d4',
    dyes: ['#c8d3a6', '#efe0cc', '#c7724a', '#e6b9a2', '#2c1b14'],
  },
  {
    name: 'powder',
    wall: '#cfdcea',
    floor: '#b7c8dc',
    accent: '#b8322f',
    secondAccent: '#f6f2ea',
    deep: '#27364e',
    paper: '#f4f4f1',
    dyes: ['#b8322f', '#f6f2ea', '#31486e', '#1e222b', '#d6bf9b'],
  },
  {
    name: 'olive',
    wall: '#8b8a5c',
    floor: '#77764a',
    accent: '#efd9c4',
    secondAccent: '#d58b63',
    deep: '#2b2a17',
    paper: '#f3ecdb',
    dyes: ['#efd9c4', '#d58b63', '#2b2a17', '#f3ecdb', '#a8b08a'],
  },
  {
    name: 'rose',
    wall: '#d98b95',
    floor: '#c7747f',
    accent: '#7a1f35',
    secondAccent: '#f8e6df',
    deep: '#4a1222',
    paper: '#fbefe8',
    dyes: ['#7a1f35', '#f8e6df', '#f0c25e', '#33222a', '#e8b6b2'],
  },
];

/** The palettes, in a fixed order: seeded choices depend on it. */
export function listPalettes(): readonly Palette[] {
  return palettes;
}

/**
 * The palette with this name.
 *
 * @throws if there is none: a recipe with an unknown palette is an error of its author.
 */
export function paletteNamed(name: string): Palette {
  const palette = palettes.find((candidate) => candidate.name === name);
  if (!palette) throw new Error(`There is no palette named ${name}`);
  return palette;
}

/** The wall behind a packshot: pale, so a row of products looks like one shelf. */
export function packshotWall(palette: Palette): string {
  return mix(palette.wall, '#f4f1ec', 0.62);
}

/** The dyes that stand out from a background; if fewer than two do, the two that do so most. */
export function dyesAgainst(ground: string, dyes: readonly string[]): readonly string[] {
  const distinct = dyes.filter((dye) => distance(dye, ground) > 0.2);
  if (distinct.length > 1) return distinct;
  return [...dyes].sort((a, b) => distance(b, ground) - distance(a, ground)).slice(0, 2);
}

/** The dyes for goods on this palette's packshot wall: the colours of product variants. */
export function packshotDyes(palette: Palette): readonly string[] {
  return dyesAgainst(packshotWall(palette), palette.dyes);
}
