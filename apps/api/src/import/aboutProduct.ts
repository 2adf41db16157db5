import { type About, categoryOf, colourFamilyOf, colourNamed, goodNamed, MOST_COLOURS } from '../catalogue/demo.ts';
import type { FileProduct } from './fileProduct.ts';

/** The search attributes of a product, if its file has them: its kind and colours from its texts, the language from the option. */
export function aboutProduct(product: FileProduct, language: string | null): About {
  const good = goodNamed(product);
  const kind = `${product.type} ${product.tags.join(' ')}`;
  // Shops join several colours into one word: 'Black/White'.
  const coloursIn = (words: string) => words.split('/').flatMap((word) => colourNamed(word) ?? []);
  const own = product.variants.flatMap(({ optionValues }) => optionValues.flatMap(coloursIn));
  const named = [own, coloursIn(product.title), coloursIn(kind)].find((found) => found.length > 0) ?? [];
  return {
    category: good === undefined ? null : categoryOf(good),
    colours: [...new Set(named.map(colourFamilyOf))].slice(0, MOST_COLOURS),
    language,
  };
}
