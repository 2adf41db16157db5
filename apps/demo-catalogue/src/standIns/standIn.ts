import { seeded } from '../scene/random.ts';
import { distance } from '../scene/colour.ts';
import { listGoods } from '../scene/goods.ts';
import { listPalettes, packshotDyes, packshotWall, paletteNamed } from '../scene/palettes.ts';
import type { Weave } from '../scene/atelier/weaves.ts';
import type { Piece } from '../catalogue/scenery.ts';

/** The words of a product that identify its kind. */
export interface ProductWords {
  readonly title: string;
  readonly type: string;
  readonly tags: readonly string[];
  /** Unique to the product at its shop. */
  readonly handle: string;
  readonly description: string;
}

/** Words of a title, and the good that shows such a thing; the first match counts. */
const goods: readonly (readonly [words: RegExp, good: string])[] = [
  [/\b(high tops?|high-tops?|trainers?|sneakers?|running shoes?)\b/, '1f45f'],
  [/\b(heels?|pumps?|stilettos?)\b/, '1f460'],
  [/\b(hiking|trail)\b.*\bboots?\b/, '1f97e'],
  [/\bboots?\b/, 'boots'],
  [/\b(sandals?|slides?|mules?|slippers?|flip.?flops?)\b/, 'mules'],
  [/\b(loafers?|shoes?|footwear)\b/, 'loafers'],
  [/\b(ballet|ballerinas?)\b/, '1fa70'],
  [/\bear-?rings?|\bhoops?\b|\bstuds?\b|\bbangles?\b/, 'hoops'],
  [/\b(bracelets?|necklaces?|chokers?|pendants?|pearls?|anklets?|brooch|ring|jewell?ery|jewelery)\b/, 'pearls'],
  [/\b(sunglasses|glasses|shades)\b/, 'shades'],
  [/\b(hats?|caps?|beanies?|fedoras?)\b/, 'sunhat'],
  [/\b(backpacks?|rucksacks?)\b/, '1f392'],
  [/\b(briefcases?|laptop bags?|satchels?)\b/, '1f4bc'],
  [/\b(clutch|pouch|wallets?|purses?)\b/, '1f45b'],
  [/\b(bucket bags?|drawstring)\b/, 'bucket'],
  [/\b(shoulder bags?|handbags?|crossbody|baguette)\b/, 'baguette'],
  [/\b(bean ?bags?)\b/, 'chair'],
  [/\b(totes?|bags?|shoppers?)\b/, 'tote'],
  [/\b(skirts?)\b/, 'skirt'],
  [/\b(wrap dress(es)?|tea dress(es)?|gowns?)\b/, 'wrap'],
  [/\b(dress(es)?|pinafores?|jumpsuits?)\b/, 'slip'],
  [/\b(jackets?|coats?|blazers?|parkas?|tuxedos?|suits?|gilets?|trench)\b/, 'coat'],
  [
    /\b(jumpers?|sweaters?|knit(wear|ted)?|cardigans?|hood(ies?|y)|pullovers?|sweatshirts?)(?!.*\b(pillow|cushion)s?\b)\b/,
    'knit',
  ],
  [/\b(trousers|pants|jeans|leggings|shorts|chinos)\b/, 'trousers'],
  [/\b(shirts?|blouses?|tees?|t-shirts?|tops?|polos?|tunics?|vests?)\b/, 'shirt'],
  [/\b(candles?)\b/, 'candle'],
  [/\b(lamps?|lights?|lanterns?|lighting)\b/, 'lamp'],
  [/\b(pillows?|cushions?|bed|bedding|duvets?|blankets?|throws?|linens?|quilts?)\b(?! table)/, 'cushion'],
  [
    /\b(sofas?|couch(es)?|arm-?chairs?|chairs?|stools?|bench(es)?|ottomans?|furniture|tables?|desks?|drawers|cabinets?)\b/,
    'chair',
  ],
  [/\b(watering cans?|jugs?|carafes?|bottles?)\b/, 'bottlevase'],
  [/\b(plants?|pots?|planters?|garden(ing)?|trowels?|fences?|slats?|seeds?|outdoor)\b/, '1fab4'],
  [/\b(cactus|cacti|succulents?)\b/, '1f335'],
  [/\b(flowers?|bouquets?)\b/, '1f490'],
  [/\b(vases?|ceramics?|pottery)\b/, 'vase'],
  [/\b(bowls?|plates?|dish(es)?)\b/, 'bowl'],
  [/\b(mugs?|cups?)\b/, 'mug'],
  [/\b(books?|notebooks?|journals?|stationery|diar(y|ies))\b/, 'books'],
  [/\b(perfumes?|fragrances?|colognes?|scent)\b/, 'perfume'],
  [/\b(serums?|oils?)\b/, 'dropper'],
  [/\b(creams?|lotions?|balms?|moisturi[sz]ers?|masks?|soaps?)\b/, 'jar'],
  [/\b(lipsticks?|lip)\b/, 'lipstick'],
  [/\b(honey|jam)\b/, '1f36f'],
  [/\b(apparel|clothing|fashion|men|women)\b/, 'shirt'],
];
const OTHER_GOOD = 'tote';

const colours: readonly (readonly [words: RegExp, colour: string])[] = [
  [/\bnavy\b/, '#27364e'],
  [/\b(denim|indigo)\b/, '#31486e'],
  [/\b(turquoise|teal|aqua)\b/, '#2f7f7d'],
  [/\bolive\b/, '#6d7440'],
  [/\b(burgundy|wine|maroon)\b/, '#7a1f35'],
  [/\b(cream|ivory|off-?white)\b/, '#f0e6d2'],
  [/\b(beige|tan|sand|camel)\b/, '#c9a26a'],
  [/\b(copper|bronze)\b/, '#b0673e'],
  [/\b(gold|golden)\b/, '#c9a04a'],
  [/\bsilver\b/, '#b4b6b8'],
  [/\b(gr[ae]y|charcoal)\b/, '#77756f'],
  [/\bblack\b/, '#26221f'],
  [/\bwhite\b/, '#f3efe6'],
  [/\bblue\b/, '#2f5a8a'],
  [/\bgreen\b/, '#4b6a4a'],
  [/\byellow\b/, '#dcae3c'],
  [/\borange\b/, '#cc6a34'],
  [/\bred\b/, '#b8322f'],
  [/\bpink\b/, '#d98b95'],
  [/\b(purple|violet|lilac)\b/, '#6a4f8c'],
  [/\b(brown|wood(en)?|rustic|antique|clay|terracotta)\b/, '#8a5a3c'],
];

const weaves: readonly (readonly [words: RegExp, weave: Weave])[] = [
  [/\b(strip(ed|es?))\b/, 'stripe'],
  [/\b(check(ed|ered)?|chequered|plaid|tartan)\b/, 'check'],
  [/\bgingham\b/, 'gingham'],
  [/\b(floral|flowers?|blossom)\b/, 'bloom'],
  [/\b(dotted|polka)\b/, 'dot'],
  [/\bpinstriped?\b/, 'pin'],
];

const dyeable = new Set(listGoods().flatMap((facts) => (facts.dyeable ? facts.good : [])));

/** The good of a product, by its title, then its type and tags; undefined if no word of them is known. */
export function goodNamed({ title, type, tags }: Pick<ProductWords, 'title' | 'type' | 'tags'>): string | undefined {
  return find(goods, title.toLowerCase()) ?? find(goods, `${type} ${tags.join(' ')}`.toLowerCase());
}

/** The drawing that replaces a product's picture, by its title, then its type and tags, and its colour. */
export function standInFor({ title, type, tags, handle, description }: ProductWords): Piece {
  const name = title.toLowerCase();
  const kind = `${type} ${tags.join(' ')}`.toLowerCase();
  const good = goodNamed({ title, type, tags }) ?? OTHER_GOOD;
  if (!dyeable.has(good)) return { good, colour: null, weave: 'plain' };
  const colour =
    colourNamed(name) ??
    colourNamed(kind) ??
    colourNamed(description) ??
    seeded(handle).pick(packshotDyes(paletteNamed('oat')));
  return { good, colour, weave: find(weaves, name) ?? 'plain' };
}

/** The colour that words name, as `#rrggbb`. */
export function colourNamed(words: string): string | undefined {
  return find(colours, words.toLowerCase());
}

/** A palette on whose wall a colour stands out: always the same for one product. */
export function paletteFor({ colour }: Piece, seed: string): string {
  const calm = listPalettes().filter((palette) => colour === null || distance(packshotWall(palette), colour) > 0.16);
  return seeded(seed).pick(calm.length > 0 ? calm : listPalettes()).name;
}

function find<T>(entries: readonly (readonly [RegExp, T])[], text: string): T | undefined {
  return entries.find(([words]) => words.test(text))?.[1];
}
