import { listPalettes, packshotDyes, paletteNamed } from '../scene/palettes.ts';
import { seeded, type Random } from '../scene/random.ts';
import { idOf } from './ids.ts';
import type { MediaLibrary } from './media.ts';
import { onSale, round, type Pricing } from './pricing.ts';
import { describeProduct } from './productDescriptions.ts';
import { addCloseUp, addPackshot, type CatalogueProduct } from './products.ts';
import { slugOf } from './retailers.ts';
import { addSizeChart } from './sizeCharts.ts';
import type { RetailerProductRow, VariantRow } from './rows.ts';
import { colourName } from './words/colours.ts';

/** A retailer's product with its title and options. */
export interface RetailerProductRows {
  readonly product: RetailerProductRow;
  readonly variants: readonly VariantRow[];
}

interface Choice {
  readonly value: string;
  readonly share: number;
  readonly mediaId?: string;
}

interface Option {
  readonly name: string;
  readonly choices: readonly Choice[];
}

const MOST_PICTURES = 5;
const SOLD_OUT_PRODUCT = 0.04;
const SOLD_OUT_VARIANT = 0.14;
/** The option that shops give to a product that comes in one form only (specification 1, section 5). */
const onlyOption: Option = { name: 'Title', choices: [{ value: 'Default Title', share: 1 }] };

/** The retailer's product: options, and a variant for each combination of them. */
export function makeVariants(product: CatalogueProduct, media: MediaLibrary): RetailerProductRows {
  const random = seeded(`variants ${product.id}`);
  const id = idOf('retailer product', product.id);
  const options = optionsOf(random, product, media);
  const soldOut = random.chance(SOLD_OUT_PRODUCT);
  const variants = combine(options).map((choices, index): VariantRow => {
    const { regular, sale } = priceOf(product, choices);
    const mediaId = choices.find((choice) => choice.mediaId)?.mediaId;
    return {
      id: idOf('variant', product.id, index),
      retailerProductId: id,
      position: index + 1,
      title: choices.map(({ value }) => value).join(' / '),
      optionValues: choices.map(({ value }) => value),
      price: regular,
      salePrice: sale ?? null,
      quantity: soldOut || random.chance(SOLD_OUT_VARIANT) ? 0 : random.int(1, 40),
      mediaId: mediaId ?? null,
    };
  });
  const views = viewsOf(product, media);
  const colours = options.flatMap(({ choices }) => choices.flatMap(({ mediaId }) => mediaId ?? []));
  return {
    product: {
      id,
      retailerId: idOf('retailer', product.retailer.slug),
      handle: `${slugOf(product.name)}-${product.id.slice(0, 6)}`,
      title: product.name,
      ...describeProduct(random, product),
      mediaId: product.mediaId,
      additionalMediaIds: [...new Set([...colours, ...views])]
        .filter((mediaId) => mediaId !== product.mediaId)
        .slice(0, MOST_PICTURES - 1),
      options: options.map(({ name, choices }, index) => ({
        name,
        values: choices.map(({ value }) => value),
        position: index + 1,
      })),
      sizeChartMediaId: addSizeChart(media, product.merchandise.sizes),
    },
    variants,
  };
}

function optionsOf(random: Random, product: CatalogueProduct, media: MediaLibrary): Option[] {
  const { sizes, colourOption } = product.merchandise;
  const options: Option[] = [];
  const colours = colourOption && random.chance(sizes ? 0.5 : 0.75) ? coloursOf(random, product, media) : [];
  if (colourOption && colours.length > 1) options.push({ name: colourOption, choices: colours });
  if (sizes) options.push({ name: sizes.name, choices: sizes.values.map(([value, share]) => ({ value, share })) });
  return options.length > 0 ? options : [onlyOption];
}

/** The product so close that the frame crops it, and on another wall. */
function viewsOf({ id, palette, piece }: CatalogueProduct, media: MediaLibrary): string[] {
  const random = seeded(`views ${id}`);
  const others = listPalettes().filter(({ name }) => name !== palette);
  const views = [addCloseUp(media, palette, piece), addPackshot(media, random.pick(others).name, piece)];
  return views.slice(0, random.int(0, views.length));
}

/** The product's own colour first, then others of its palette: the same drawing in another dye. */
function coloursOf(random: Random, { palette, piece }: CatalogueProduct, media: MediaLibrary): Choice[] {
  if (piece.colour === null) return [];
  const others = packshotDyes(paletteNamed(palette)).filter((dye) => dye !== piece.colour);
  const dyes = [piece.colour, ...random.shuffle(others).slice(0, random.int(1, 3))];
  const choices = new Map<string, Choice>();
  for (const colour of dyes) {
    const name = colourName(colour);
    const value = name.charAt(0).toUpperCase() + name.slice(1);
    if (!choices.has(value))
      choices.set(value, { value, share: 1, mediaId: addPackshot(media, palette, { ...piece, colour }) });
  }
  return [...choices.values()];
}

function priceOf({ pricing, retailer: { currency } }: CatalogueProduct, choices: readonly Choice[]): Pricing {
  const share = choices.reduce((product, choice) => product * choice.share, 1);
  if (share === 1) return pricing;
  const regular = round(pricing.regular * share, currency);
  if (pricing.sale === undefined) return { regular };
  return onSale(regular, Math.round((1 - pricing.sale / pricing.regular) * 100), currency);
}

function combine(options: readonly Option[]): Choice[][] {
  return options.reduce<Choice[][]>(
    (rows, { choices }) => rows.flatMap((row) => choices.map((choice) => [...row, choice])),
    [[]],
  );
}
