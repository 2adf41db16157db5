import type { CategoryHashtag } from '@social-shop/api-contract';
import { categoryOf } from './categories.ts';

/** The input for a post's categories: the goods of its products, in the creator's order. */
interface Sorted {
  readonly piece: { readonly good: string };
}

/** The number of products in a post's tile: visitors see the categories of these. */
const SHOWN = 3;

/** Occasions, which need several goods: one that must be among the tile's products, together with others. */
const occasions: readonly { category: CategoryHashtag; main: readonly string[]; beside: readonly CategoryHashtag[] }[] =
  [
    { category: 'weddingguest', main: ['slip', 'wrap'], beside: ['jewelry', 'shoes', 'bags'] },
    { category: 'travel', main: ['sunhat', 'shades', 'tote'], beside: ['travel', 'sunglasses', 'hats', 'bags'] },
  ];

/** The categories of a post besides those in its caption: the kinds of its first products, and their occasions. */
export function categoryFeedsOf(products: readonly Sorted[]): CategoryHashtag[] {
  const shown = products.slice(0, SHOWN).map(({ piece: { good } }) => ({ good, category: categoryOf(good) }));
  const found = new Set(shown.flatMap(({ category }) => category ?? []));
  for (const { category, main, beside } of occasions) {
    const first = shown.find(({ good }) => main.includes(good));
    const others = shown.filter((one) => one !== first);
    if (first && others.some((one) => one.category !== null && beside.includes(one.category))) found.add(category);
  }
  return [...found];
}
