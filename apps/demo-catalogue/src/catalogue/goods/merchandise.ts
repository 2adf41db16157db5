/** A good as a shop sells it, whatever its colour: its names, prices and sizes. */
export interface Merchandise {
  readonly department: Department;
  /** The visible thing, without article and colour: 'slip dress'. */
  readonly noun: string;
  /** Plural: boots, earrings. */
  readonly plural?: true;
  /** Names as retailers write them; `{material}` is one of `materials`. */
  readonly names: readonly string[];
  readonly materials: readonly string[];
  /** Usual prices in US dollars, from a cheap shop to an expensive one. */
  readonly dollars: readonly [number, number];
  /** Shops' names for its colours, if it is sold by colour; of a cream or a scent only the bottle is coloured. */
  readonly colourOption?: 'Color' | 'Shade';
  /** Its sizes, if it has any: each with its share of the price. */
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
/** Sizes with different prices: `priced('Volume', ['30 ml', 1], ['50 ml', 1.4])`. */
export const priced = (name: string, ...values: [string, number][]): Sizes => ({ name, values });
