import { MOST_COLOURS } from './colourFamilies.ts';

/** Columns for searching products and posts. */
export interface About {
  /** One of `categories.ts`; null if unknown. */
  readonly category: string | null;
  /** Up to three of `colourFamilies.ts`, the most important first. */
  readonly colours: string[];
  /** BCP 47; null if unknown. */
  readonly language: string | null;
}

/** The kind of most products of a post, with the language of the post's own words. */
export function sumUp(products: readonly About[], language: string | null): About {
  const [category = null] = mostFrequent(products.flatMap((product) => product.category ?? []));
  const colours = mostFrequent(products.flatMap((product) => product.colours)).slice(0, MOST_COLOURS);
  return { category, colours, language };
}

/** Each value once, the most frequent first. */
function mostFrequent(values: readonly string[]): string[] {
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length).map(([value]) => value);
}
