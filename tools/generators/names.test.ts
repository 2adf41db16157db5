import { describe, expect, it } from 'vitest';
import { addNames, appendTo } from './edit.ts';
import { checkComponentName, namesOf, resourceNames } from './names.ts';

describe('names', () => {
  it('exist in every spelling', () => {
    expect(namesOf('gift-guides')).toEqual({
      kebab: 'gift-guides',
      camel: 'giftGuides',
      pascal: 'GiftGuides',
      snake: 'gift_guides',
      title: 'Gift guides',
      words: 'gift guides',
    });
  });

  it.each(['Gift-Guides', 'gift_guides', 'gift--guides', '-gifts', 'gifts-', '1st', '', '../feeds', 'g'.repeat(41)])(
    "refuses '%s' as a name, with an example",
    (name) => {
      expect(() => namesOf(name)).toThrow('such as gift-guides');
    },
  );

  it.each(['utils', 'shared', 'common', 'misc'])('%s is too general', (name) => {
    expect(() => namesOf(name)).toThrow('is too general');
  });

  it.each([
    ['gift-guides', 'gift-guide'],
    ['galleries', 'gallery'],
  ])('the singular of %s is %s', (many, one) => {
    expect(resourceNames(many).one.kebab).toBe(one);
  });

  it('a resource is named in the plural, a component in PascalCase', () => {
    expect(() => resourceNames('gift-guide')).toThrow('plural');
    expect(() => checkComponentName('priceTag')).toThrow('such as PriceTag');
  });
});

describe('edits', () => {
  it('import from a module in one statement, by the alphabet, packages before files', () => {
    const text = "import { a } from 'a';\nimport { c } from 'c';\nimport { x } from './x.ts';\n";
    expect(addNames(text, 'import', ['b'], 'b')).toBe(
      text.replace('import { c }', "import { b } from 'b';\nimport { c }"),
    );
    expect(addNames(text, 'import', ['d'], 'c')).toBe(text.replace('{ c }', '{ c, d }'));
    expect(addNames(text, 'import', ['y'], './y.ts')).toBe(`${text}import { y } from './y.ts';\n`);
    expect(addNames(text, 'import type', ['T'], 'c')).toContain("import type { T } from 'c';\n");
  });

  it('import several lines as well as one', () => {
    const text = "import {\n  a,\n  b,\n} from 'a';\n";
    expect(addNames(text, 'import', ['c'], 'a')).toBe("import { a, b, c } from 'a';\n");
  });

  it('appends to a list, or returns undefined if there is none', () => {
    expect(appendTo('export const all: readonly A[] = [a, b];', 'all', 'c')).toContain('= [a, b, c];');
    expect(appendTo('export const all: readonly A[] = [\n  a,\n];', 'all', 'c')).toMatch(/a,\s*c\];/);
    expect(appendTo('export const all = [];', 'all', 'c')).toContain('[c]');
    expect(appendTo('export const all = [];', 'others', 'c')).toBeUndefined();
  });
});
