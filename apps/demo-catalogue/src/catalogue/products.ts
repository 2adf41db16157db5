import type { Weave } from '../scene/atelier/weaves.ts';
import { listGoods } from '../scene/goods.ts';
import { listPalettes, packshotDyes, type Palette } from '../scene/palettes.ts';
import { cycle, seeded, type Random } from '../scene/random.ts';
import { castGood } from '../scene/scenes/packshot.ts';
import { merchandise } from './goods/index.ts';
import type { Department, Merchandise } from './goods/merchandise.ts';
import { idOf } from './ids.ts';
import { PACKSHOT, type MediaLibrary } from './media.ts';
import { priceAt, toCents, type Pricing } from './pricing.ts';
import { distinctName, nameProduct } from './productNames.ts';
import { brands, retailersFor, type Brand, type Retailer } from './retailers.ts';
import { sentence, withArticle, type Piece } from './scenery.ts';
import { wallNames } from './words/colours.ts';

/** A product before it becomes rows: all data for its posts, variants and captions. */
export interface CatalogueProduct {
  readonly id: string;
  readonly name: string;
  readonly palette: string;
  readonly piece: Piece;
  readonly department: Department;
  readonly merchandise: Merchandise;
  readonly retailer: Retailer;
  readonly brand: Brand | undefined;
  readonly pricing: Pricing;
  /** Its current price, in US cents. */
  readonly usdCents: number;
  /** Whether the catalogue has the retailer's own product with its variants. */
  readonly hasVariants: boolean;
  readonly mediaId: string;
}

const weaves: readonly Weave[] = ['plain', 'stripe', 'pin', 'gingham', 'dot', 'check', 'bloom'];

/** Seeds that give a garment's packshot a weave: a recipe names no weave, its seed decides. */
const seedOfWeave = new Map(weaves.map((weave) => [weave, findSeed(weave)]));

function findSeed(weave: Weave): string {
  const [palette] = listPalettes();
  if (!palette) throw new Error('There are no palettes');
  for (let seed = 0; seed < 1_000; seed++) {
    const good = castGood({ seed: String(seed), good: 'shirt', dye: '#000000' }, palette);
    if ('weave' in good && good.weave === weave) return String(seed);
  }
  throw new Error(`No packshot seed gives the weave ${weave}`);
}

const sold = listGoods().filter(({ good }) => merchandise[good] !== undefined);
const garments = sold.filter(({ department }) => department === 'garments');

/** Further colours, in which some scenes show some goods. */
const furtherColours: Readonly<Record<string, (palette: Palette) => string>> = {
  sunhat: () => NATURAL_STRAW,
  candle: ({ paper }) => paper,
  ring: ({ paper }) => paper,
  bottlevase: ({ paper }) => paper,
};
const NATURAL_STRAW = '#dcbf8e';

/** Every thing that a scene of this palette may show, so every thing in a post can be bought. */
function piecesOfPalette(palette: Palette): Piece[] {
  return sold.flatMap(({ good, department, dyeable }): Piece[] => {
    if (!dyeable) return [{ good, colour: null, weave: 'plain' }];
    const woven = department === 'garments' && good !== 'knit' ? weaves : (['plain'] as const);
    const further = furtherColours[good]?.(palette);
    const colours = new Set([...palette.dyes, ...(further ? [further] : [])]);
    return [...colours].flatMap((colour) => woven.map((weave) => ({ good, colour, weave })));
  });
}

/** A further thing: plain garments and what goes with them, more often than patterns. */
function anotherPiece(random: Random, palette: Palette): Piece {
  const { good, dyeable } = random.pick(random.chance(0.25) ? garments : sold);
  return { good, colour: dyeable ? random.pick(packshotDyes(palette)) : null, weave: 'plain' };
}

/** The recipe of a product's picture; another colour is the same drawing in another dye. */
export function packshotRecipe(palette: string, { good, colour, weave }: Piece) {
  const seed = seedOfWeave.get(weave) ?? '0';
  return { kind: 'packshot' as const, seed, palette, good, ...(colour === null ? {} : { dye: colour }) };
}

/** The same thing so close that the frame crops it. */
export function addCloseUp(media: MediaLibrary, palette: string, piece: Piece): string {
  return media.addImage(
    { ...packshotRecipe(palette, piece), close: true },
    PACKSHOT,
    sentence(`${withArticle(piece)}, close up`),
  );
}

export function addPackshot(media: MediaLibrary, palette: string, piece: Piece): string {
  const alt = sentence(`${withArticle(piece)} on pale ${wallNames[palette] ?? palette} ground`);
  return media.addImage(packshotRecipe(palette, piece), PACKSHOT, alt);
}

/** Creates `count` products, evenly over the palettes; `withVariants` of them have variants. */
export function makeProducts(count: number, withVariants: number, media: MediaLibrary): CatalogueProduct[] {
  const palettes = listPalettes();
  const pieces = palettes.map(piecesOfPalette);
  const named = new Map<Retailer, Set<string>>();
  const products = Array.from({ length: count }, (_, index) => {
    const random = seeded(`product ${index}`);
    const palette = cycle(palettes, index);
    const piece = cycle(pieces, index)[Math.floor(index / palettes.length)] ?? anotherPiece(random, palette);
    const product = makeProduct(index, random, palette.name, piece, media);
    const taken = named.get(product.retailer) ?? new Set();
    const name = distinctName(taken, product.name, piece);
    named.set(product.retailer, taken.add(name));
    return { ...product, name };
  });
  const eligible = products.filter(({ merchandise: { sizes, colourOption } }) => sizes ?? colourOption);
  const chosen = new Set(seeded('products with variants').shuffle(eligible).slice(0, withVariants));
  return products.map((product) => (chosen.has(product) ? { ...product, hasVariants: true } : product));
}

function makeProduct(
  index: number,
  random: Random,
  palette: string,
  piece: Piece,
  media: MediaLibrary,
): CatalogueProduct {
  const goods = merchandise[piece.good];
  if (!goods) throw new Error(`No shop sells ${piece.good}`);
  const { department } = goods;
  const retailer = random.pick(retailersFor(palette, department));
  const makers = brands.filter(({ departments }) => departments.includes(department));
  const pricing = priceAt(random, goods, retailer);
  return {
    id: idOf('product', index),
    name: nameProduct(random, goods, piece),
    palette,
    piece,
    department,
    merchandise: goods,
    retailer,
    brand: makers.length > 0 && random.chance(0.4) ? random.pick(makers) : undefined,
    pricing,
    usdCents: toCents(pricing.sale ?? pricing.regular, retailer.currency),
    hasVariants: false,
    mediaId: addPackshot(media, palette, piece),
  };
}
