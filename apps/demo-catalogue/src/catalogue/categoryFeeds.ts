import { categoryOf, type Category } from './categories.ts';

/** What decides on the categories in whose feeds a post stands: the goods of its products, in the creator's order. */
interface Sorted {
  readonly piece: { readonly good: string };
}

/** The tile of a post shows so many of its products: each category of these is one that a visitor sees in it. */
const SHOWN = 3;

/** Occasions, which no good is of by itself: what must be among the products that a tile shows, and what beside it. */
const occasions: readonly { category: Category; main: readonly string[]; beside: readonly Category[] }[] = [
  { category: 'weddingguest', main: ['slip', 'wrap'], beside: ['jewelry', 'shoes', 'bags'] },
  { category: 'travel', main: ['sunhat', 'shades', 'tote'], beside: ['travel', 'sunglasses', 'hats', 'bags'] },
];

/** The categories of a post, beside those that its caption names: what its first products are, and what they are for. */
export function categoryFeedsOf(products: readonly Sorted[]): Category[] {
  const shown = products.slice(0, SHOWN).map(({ piece: { good } }) => ({ good, category: categoryOf(good) }));
  const found = new Set(shown.flatMap(({ category }) => category ?? []));
  for (const { category, main, beside } of occasions) {
    const first = shown.find(({ good }) => main.includes(good));
    const others = shown.filter((one) => one !== first);
    if (first && others.some((one) => one.category !== null && beside.includes(one.category))) found.add(category);
  }
  return [...found];
}
