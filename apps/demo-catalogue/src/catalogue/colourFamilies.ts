import { distance } from '../scene/colour.ts';

/** The colours that visitors filter by, each by the tones that count as it. */
const families: Readonly<Record<string, readonly string[]>> = {
  black: ['#1f1f1f', '#26221f', '#2e2b26'],
  white: ['#ffffff', '#f6f2ea', '#f2ebdf'],
  grey: ['#77756f', '#a3a3a0', '#4f5152'],
  silver: ['#b4b6b8'],
  beige: ['#e0cdb0', '#c9a26a', '#dcbf8e'],
  brown: ['#8a5a3c', '#5c3d2a', '#33222a'],
  gold: ['#c9a04a'],
  red: ['#b8322f', '#7a1f35', '#b5533a'],
  orange: ['#cc6a34', '#d58b63'],
  yellow: ['#dcae3c', '#f0c25e'],
  green: ['#4b6a4a', '#6d7440', '#23584a', '#a8b08a'],
  blue: ['#2f5a8a', '#27364e', '#9fb0c9', '#2f7f7d'],
  purple: ['#6a4f8c', '#a48bc2'],
  pink: ['#d98b95', '#f3c6c0'],
};

const tones = Object.entries(families).flatMap(([family, list]) => list.map((tone) => ({ family, tone })));
const known = new Map<string, string>();

/** How many a product or a post has at most. */
export const MOST_COLOURS = 3;

/** The colour to filter by of a tone (`#rrggbb`). */
export function colourFamilyOf(colour: string): string {
  const found = known.get(colour);
  if (found !== undefined) return found;
  const [nearest] = tones.toSorted((a, b) => distance(a.tone, colour) - distance(b.tone, colour));
  const family = nearest?.family ?? 'grey';
  known.set(colour, family);
  return family;
}
