import { distance } from '../../images/scene/colour.ts';

/** The palettes' tones as a shop would call them. */
const names: Readonly<Record<string, string>> = {
  '#b5533a': 'rust',
  '#2f3a36': 'spruce',
  '#c9a26a': 'camel',
  '#efe4cf': 'cream',
  '#6f7d63': 'sage green',
  '#f0e6d2': 'ivory',
  '#c06c45': 'terracotta',
  '#4b5d43': 'moss',
  '#2e2b26': 'charcoal',
  '#d9b36c': 'honey',
  '#8e2f3b': 'cranberry',
  '#f4e3d6': 'shell',
  '#c9745f': 'clay',
  '#3a2a2a': 'espresso',
  '#d99aa0': 'dusty pink',
  '#2f4a8a': 'cobalt',
  '#f7efd8': 'cream',
  '#c8502f': 'paprika',
  '#1f2636': 'midnight',
  '#8fa4c9': 'cornflower',
  '#c4643a': 'burnt orange',
  '#f1eade': 'chalk',
  '#274656': 'petrol',
  '#7f5a3c': 'chestnut',
  '#d8b48a': 'sand',
  '#6d7440': 'olive',
  '#f2ebdf': 'chalk',
  '#6a4f8c': 'violet',
  '#2d2838': 'aubergine',
  '#c98f78': 'dusty rose',
  '#1f1f1f': 'black',
  '#f0ece4': 'chalk',
  '#8a6a4c': 'tobacco',
  '#77756f': 'stone grey',
  '#b9a68d': 'taupe',
  '#e0725a': 'coral',
  '#f6efe2': 'ivory',
  '#23584a': 'bottle green',
  '#d8a54e': 'mustard',
  '#2b2f2d': 'charcoal',
  '#d9a24b': 'amber',
  '#e9e1d2': 'ecru',
  '#b6523d': 'brick',
  '#9fb0c9': 'pale blue',
  '#f2d9c4': 'peach',
  '#f3c6c0': 'petal pink',
  '#f6ead8': 'cream',
  '#5a1710': 'oxblood',
  '#e9a83e': 'marigold',
  '#2f2a2a': 'charcoal',
  '#c8d3a6': 'pistachio',
  '#efe0cc': 'oat',
  '#c7724a': 'copper',
  '#e6b9a2': 'blush',
  '#2c1b14': 'espresso',
  '#b8322f': 'scarlet',
  '#f6f2ea': 'white',
  '#31486e': 'denim blue',
  '#1e222b': 'ink',
  '#d6bf9b': 'wheat',
  '#efd9c4': 'almond',
  '#d58b63': 'apricot',
  '#2b2a17': 'dark olive',
  '#f3ecdb': 'ivory',
  '#a8b08a': 'celadon',
  '#7a1f35': 'burgundy',
  '#f8e6df': 'pale pink',
  '#f0c25e': 'saffron',
  '#33222a': 'plum',
  '#e8b6b2': 'ballet pink',
  '#dcbf8e': 'straw',
};

const known = new Map<string, string>(Object.entries(names));

/** The name of a colour (`#rrggbb`): its own, or that of the tone that looks most like it. */
export function colourName(colour: string): string {
  const own = known.get(colour);
  if (own !== undefined) return own;
  const nearest = Object.keys(names).reduce((best, tone) =>
    distance(tone, colour) < distance(best, colour) ? tone : best,
  );
  const name = names[nearest] ?? 'grey';
  known.set(colour, name);
  return name;
}

/** What the walls of the palettes look like, for descriptions. */
export const wallNames: Readonly<Record<string, string>> = {
  oat: 'oat-coloured',
  sage: 'sage green',
  blush: 'blush pink',
  butter: 'butter yellow',
  sky: 'sky blue',
  lilac: 'lilac',
  stone: 'stone grey',
  mint: 'mint green',
  navy: 'navy blue',
  tomato: 'tomato red',
  cocoa: 'cocoa brown',
  powder: 'powder blue',
  olive: 'olive green',
  rose: 'rose pink',
};
