import type { PriceView } from '@social-shop/commerce-ui';
import type { RetailerProduct } from './api.ts';

/** One buyable form of a product. */
export type Variant = RetailerProduct['variants'][number];

/** A value of an option, and the variant that it selects. */
export interface Choice {
  readonly value: string;
  readonly variant: Variant;
  readonly chosen: boolean;
  /** A picture that tells the value from the others of its option. */
  readonly imageUrl?: string;
}

/** Something to choose, such as the size. */
export interface Option {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** Whether the only option is the one that the platform gives to a product without options (specification 1, section 5). */
const isDefault = ({ options: [option, ...others] }: RetailerProduct) =>
  others.length === 0 && option?.name === 'Title' && option.values.join() === 'Default Title';

/** Returns the variant that the address names, or the only one. Undefined if none is chosen. */
export function chosenVariant({ variants }: RetailerProduct, id: string | null): Variant | undefined {
  return variants.find((variant) => variant.id === id) ?? (variants.length === 1 ? variants[0] : undefined);
}

/** Returns the variant that shares the most option values with `to`; among equals an available one, then the first. */
function nearest(variants: readonly Variant[], to: Variant | undefined): Variant | undefined {
  const score = ({ optionValues, availability }: Variant) =>
    2 * optionValues.filter((value, index) => value === to?.optionValues[index]).length + (availability ? 1 : 0);
  let best: Variant | undefined;
  for (const variant of variants) if (!best || score(variant) > score(best)) best = variant;
  return best;
}

/** Returns a picture for each value, or undefined if two values have the same picture or one has none. */
function picturesOf(choices: readonly Choice[], index: number, { variants }: RetailerProduct) {
  const pictures = choices.map(
    ({ value }) => variants.find(({ optionValues, imageUrl }) => optionValues[index] === value && imageUrl)?.imageUrl,
  );
  return pictures.length > 1 && new Set(pictures).size === pictures.length && !pictures.includes(undefined)
    ? pictures
    : undefined;
}

/**
 * Returns the options of a product. Each value has the variant that it selects: the one with this value that shares the most other values
 * with the chosen variant. Empty for a product without options. Only the first option with a different picture for each value has pictures.
 */
export function optionsOf(product: RetailerProduct, chosen: Variant | undefined): Option[] {
  if (isDefault(product)) return [];
  let pictured = false;
  return [...product.options]
    .sort((a, b) => a.position - b.position)
    .flatMap(({ name, values }, index) => {
      const choices = values.flatMap((value): Choice[] => {
        const having = product.variants.filter(({ optionValues }) => optionValues[index] === value);
        const variant = nearest(having, chosen);
        return variant ? [{ value, variant, chosen: chosen?.optionValues[index] === value }] : [];
      });
      const pictures = pictured ? undefined : picturesOf(choices, index, product);
      pictured ||= pictures !== undefined;
      return choices.length === 0
        ? []
        : {
            name,
            choices: pictures ? choices.map((choice, nth) => ({ ...choice, imageUrl: pictures[nth] ?? '' })) : choices,
          };
    });
}

/** Returns up to two available variants, first the one that shares the most option values with the sold-out one. */
export function instead({ variants }: RetailerProduct, soldOut: Variant): Variant[] {
  const available = variants.filter(({ availability }) => availability);
  const first = nearest(available, soldOut);
  const second = nearest(
    available.filter((variant) => variant !== first),
    soldOut,
  );
  return [first, second].filter((variant) => variant !== undefined);
}

/** Returns the price of the chosen variant. If none is chosen, returns the range of all variants. */
export function retailerPrice(product: RetailerProduct, chosen: Variant | undefined): PriceView {
  const { currency } = product;
  if (chosen) {
    const { price: regular, salePrice: sale } = chosen;
    return { regular, currency, ...(sale !== undefined && { sale }) };
  }
  const { priceMin: regular, priceMax: regularMax, salePriceMin: sale, salePriceMax: saleMax } = product;
  return {
    ...{ regular, regularMax, currency },
    ...(sale !== undefined && { sale }),
    ...(saleMax !== undefined && { saleMax }),
  };
}

/** Maximum pictures of a gallery. */
const MOST_PICTURES = 5;

/** The pictures of a product, that of the chosen variant first. */
export function picturesToShow(own: string, product: RetailerProduct | undefined, chosen: Variant | undefined) {
  const all = [chosen?.imageUrl, product?.imageUrl ?? own, ...(product?.additionalImageUrls ?? [])];
  return [...new Set(all.filter((url) => url !== undefined))].slice(0, MOST_PICTURES);
}
