/** What a good is in a shop, whatever its colour: how it is named, priced and sized. */
export interface Merchandise {
  readonly department: Department;
  /** What a person sees, without article and colour: 'slip dress'. */
  readonly noun: string;
  /** Spoken of as several things: boots, earrings. */
  readonly plural?: true;
  /** Names as retailers write them; `{material}` is one of `materials`. */
  readonly names: readonly string[];
  readonly materials: readonly string[];
  /** Usual prices in US dollars, from a plain shop to a dear one. */
  readonly dollars: readonly [number, number];
  /** What shops call its colours, where it is sold by colour; of a cream or a scent only the bottle is coloured. */
  readonly colourOption?: 'Color' | 'Shade';
  /** What its sizes are, where it has any: each with its share of the price. */
  readonly sizes?: Sizes;
}

export type Department = 'clothing' | 'shoes' | 'bags' | 'accessories' | 'beauty' | 'home' | 'table' | 'plants';

export interface Sizes {
  readonly name: string;
  readonly values: readonly (readonly [value: string, share: number])[];
}

const equal = (name: string, ...values: string[]): Sizes => ({ name, values: values.map((value) => [value, 1]) });

export const letterSizes = equal('Size', 'XS', 'S', 'M', 'L', 'XL');
export const waistSizes = equal('Size', '34', '36', '38', '40', '42', '44');
export const shoeSizes = equal('Size', '36', '37', '38', '39', '40', '41', '42');
/** Sizes that differ in price: `priced('Volume', ['30 ml', 1], ['50 ml', 1.4])`. */
export const priced = (name: string, ...values: [string, number][]): Sizes => ({ name, values });
