import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chosenVariant, instead, optionsOf, picturesToShow, retailerPrice, type Variant } from './variants.ts';

type Product = Parameters<typeof optionsOf>[0];

const names = ['Color', 'Size', 'Fit'];
const valuesOf = ['red', 'green', 'blue'];

/** Any product with up to three options of up to three values, in which combinations may be missing, sold out, or come twice. */
const anyProduct = fc
  .record({
    options: fc.integer({ min: 1, max: 3 }),
    rows: fc.array(
      fc.record({
        values: fc.tuple(...names.map(() => fc.integer({ min: 0, max: 2 }))),
        availability: fc.boolean(),
        price: fc.integer({ min: 0, max: 100_000 }),
        salePrice: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 27 },
    ),
  })
  .map(({ options, rows }): Product => {
    const variants = rows.map(({ values, availability, price, salePrice }, index): Variant => ({
      id: String(index),
      title: String(index),
      price,
      ...(salePrice !== undefined && { salePrice }),
      availability,
      optionValues: values.slice(0, options).map((value) => valuesOf[value] ?? ''),
    }));
    const prices = variants.map(({ price }) => price);
    return {
      ...{ id: 'p', title: '', description: '', imageUrl: 'a', additionalImageUrls: [], currency: 'USD', variants },
      ...{ priceMin: Math.min(...prices), priceMax: Math.max(...prices) },
      options: names.slice(0, options).map((name, index) => ({ name, values: valuesOf, position: index + 1 })),
    };
  });

it('leads from each value to a variant that has it, and keeps the other choices wherever that is offered', () => {
  fc.assert(
    fc.property(anyProduct, fc.nat(), (product, nth) => {
      const chosen = product.variants[nth % product.variants.length];
      optionsOf(product, chosen).forEach(({ choices }, index) => {
        for (const { value, variant, chosen: isChosen } of choices) {
          expect(variant.optionValues[index]).toBe(value);
          expect(isChosen).toBe(chosen?.optionValues[index] === value);
          const wanted = chosen?.optionValues.with(index, value).join();
          const offered = product.variants.filter(({ optionValues }) => optionValues.join() === wanted);
          if (offered.length > 0) {
            expect(variant.optionValues.join()).toBe(wanted);
            // Of equally near variants, one that can be bought.
            expect(variant.availability).toBe(offered.some(({ availability }) => availability));
          }
        }
      });
    }),
  );
});

it('leads, before anything is chosen, to a variant that can be bought where there is one', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      optionsOf(product, undefined).forEach(({ choices }, index) => {
        for (const { value, variant } of choices) {
          const having = product.variants.filter(({ optionValues }) => optionValues[index] === value);
          expect(variant.availability).toBe(having.some(({ availability }) => availability));
        }
      });
    }),
  );
});

it('offers in place of a sold-out variant only what can be bought, nothing twice', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      const [soldOut] = product.variants;
      if (!soldOut) return;
      const others = instead(product, soldOut);
      const available = product.variants.filter(({ availability }) => availability).length;
      expect(others).toHaveLength(Math.min(2, available));
      expect(new Set(others).size).toBe(others.length);
      expect(others.every(({ availability }) => availability)).toBe(true);
    }),
  );
});

const variant = (id: string, optionValues: string[], over: Partial<Variant> = {}): Variant => ({
  ...{ id, title: id, price: 1_000, availability: true, optionValues },
  ...over,
});
const product = (variants: Variant[], options: string[], over: Partial<Product> = {}): Product => ({
  ...{ id: 'p', title: '', description: '', imageUrl: 'a', additionalImageUrls: [], currency: 'USD' },
  ...{ priceMin: 1_000, priceMax: 2_000, variants },
  options: options.map((name, index) => ({
    name,
    values: [...new Set(variants.map(({ optionValues }) => optionValues[index] ?? ''))],
    position: index + 1,
  })),
  ...over,
});

it('has nothing to choose where the only option is the default one (specification 1, section 5)', () => {
  expect(optionsOf(product([variant('1', ['Default Title'])], ['Title']), undefined)).toEqual([]);
  expect(optionsOf(product([variant('1', ['Anna Karenina'])], ['Title']), undefined)).toHaveLength(1);
});

it('shows an option by pictures only where they tell its values apart', () => {
  const inColours = product(
    ['red', 'blue'].flatMap((colour) =>
      ['S', 'M'].map((size) => variant(colour + size, [colour, size], { imageUrl: colour })),
    ),
    ['Color', 'Size'],
  );
  const pictured = optionsOf(inColours, undefined).map(({ choices }) => choices.map(({ imageUrl }) => imageUrl));
  expect(pictured).toEqual([
    ['red', 'blue'],
    [undefined, undefined],
  ]);
});

it('takes the variant of the address, and a single variant without one', () => {
  const two = product([variant('1', ['S']), variant('2', ['M'])], ['Size']);
  expect(chosenVariant(two, '2')?.id).toBe('2');
  for (const unknown of [null, '', '3', '__proto__']) expect(chosenVariant(two, unknown)).toBeUndefined();
  expect(chosenVariant(product([variant('1', ['S'])], ['Size']), null)?.id).toBe('1');
});

it('is a range before a choice, and the variant’s own price after it', () => {
  const ranged = product([variant('1', ['S'], { salePrice: 900 })], ['Size'], {
    salePriceMin: 900,
    salePriceMax: 2_000,
  });
  expect(retailerPrice(ranged, undefined)).toEqual({
    ...{ regular: 1_000, regularMax: 2_000, sale: 900, saleMax: 2_000 },
    currency: 'USD',
  });
  expect(retailerPrice(ranged, ranged.variants[0])).toEqual({ regular: 1_000, sale: 900, currency: 'USD' });
});

it('shows five pictures at most, each once, that of the chosen variant first', () => {
  const many = product([variant('1', ['S'], { imageUrl: 'c' })], ['Size'], {
    additionalImageUrls: ['b', 'c', 'd', 'e', 'f'],
  });
  expect(picturesToShow('own', many, many.variants[0])).toEqual(['c', 'a', 'b', 'd', 'e']);
  expect(picturesToShow('own', undefined, undefined)).toEqual(['own']);
});
