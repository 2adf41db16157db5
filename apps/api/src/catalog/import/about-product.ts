import type { About } from '../about.ts';
import { categoryOf } from '../categories.ts';
import { colourFamilyOf, MOST_COLOURS } from '../colour-families.ts';
import type { FileProduct } from './file-product.ts';
import { colourNamed, goodNamed } from './stand-in.ts';

/** What a product is searched by, as far as its file says: its kind and colours in words, the language by the option. */
export function aboutProduct(product: FileProduct, language: string | null): About {
  const good = goodNamed(product);
  const kind = `${product.type} ${product.tags.join(' ')}`;
  const own = product.variants.flatMap(({ optionValues }) => optionValues.flatMap((value) => colourNamed(value) ?? []));
  const named = own.length > 0 ? own : [colourNamed(product.title) ?? colourNamed(kind) ?? []].flat();
  return {
    category: good === undefined ? null : categoryOf(good),
    colours: [...new Set(named.map(colourFamilyOf))].slice(0, MOST_COLOURS),
    language,
  };
}
