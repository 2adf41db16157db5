import type { Random } from '../scene/random.ts';
import type { Merchandise } from './goods/merchandise.ts';
import { weaveWords, type Piece } from './scenery.ts';
import { colourName } from './words/colours.ts';

/** Names a product as its retailer would: 'Gingham washed linen wrap dress', 'Baguette bag in smooth leather, oxblood'. */
export function nameProduct(random: Random, { names, materials, colourOption }: Merchandise, piece: Piece): string {
  const name = random.pick(names).replace('{material}', random.pick(materials));
  const woven = addWeave(upperFirst(name), weaveWords[piece.weave]);
  return colourOption ? addColour(random, woven, piece) : woven;
}

/** Returns the name if the retailer has no other product of this name, otherwise one with the colour or a number. */
export function distinctName(taken: ReadonlySet<string>, name: string, { colour }: Piece): string {
  const coloured = colour === null || name.includes(colourName(colour)) ? name : `${name}, ${colourName(colour)}`;
  let distinct = taken.has(name) ? coloured : name;
  for (let edition = 2; taken.has(distinct); edition += 1) distinct = `${coloured}, no. ${edition}`;
  return distinct;
}

function addWeave(name: string, weave: string): string {
  if (!weave) return name;
  if (name.startsWith('The ') || name.includes(',')) return `${name}, ${weave}`;
  return `${upperFirst(weave)} ${lowerFirst(name)}`;
}

/** Some shops put the colour into the name, most leave it to the picture. */
function addColour(random: Random, name: string, { colour }: Piece): string {
  if (colour === null || !random.chance(0.3)) return name;
  return name.includes(' in ') || name.includes(',')
    ? `${name}, ${colourName(colour)}`
    : `${name} in ${colourName(colour)}`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Leaves proper names such as 'TENCEL' and 'A-line' as they are. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
