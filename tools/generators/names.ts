/** A name in all spellings that templates need. */
export interface Names {
  /** gift-guides */
  readonly kebab: string;
  /** giftGuides */
  readonly camel: string;
  /** GiftGuides */
  readonly pascal: string;
  /** gift_guides */
  readonly snake: string;
  /** Gift guides */
  readonly title: string;
  /** gift guides */
  readonly words: string;
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
const PASCAL = /^[A-Z][a-zA-Z0-9]*$/;

/** Too general: nobody owns the contents of such a folder. */
const DRAWERS = new Set(['common', 'core', 'helpers', 'lib', 'misc', 'shared', 'utils', 'util']);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** @throws the reason if a name cannot be used for folders and addresses. */
export function namesOf(name: string): Names {
  if (!KEBAB.test(name) || name.length > 40) {
    throw new Error(`'${name}' is not a valid name: write lower-case words with hyphens, such as gift-guides.`);
  }
  if (DRAWERS.has(name)) {
    throw new Error(`'${name}' is too general: name the one thing it contains, such as gift-guides.`);
  }
  const words = name.split('-');
  const pascal = words.map(capital).join('');
  return {
    kebab: name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: words.join('_'),
    title: capital(words.join(' ')),
    words: words.join(' '),
  };
}

/** A resource's name and its singular. */
export function resourceNames(name: string): { readonly many: Names; readonly one: Names } {
  const many = namesOf(name);
  const singular = name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.slice(0, -1);
  if (!name.endsWith('s') || !KEBAB.test(singular)) {
    throw new Error(`'${name}' is not a plural: name a resource in the plural, such as gift-guides.`);
  }
  return { many, one: namesOf(singular) };
}

/** @throws the reason if the name is not that of a component. */
export function checkComponentName(name: string): void {
  if (!PASCAL.test(name)) throw new Error(`'${name}' is not a component's name: write PascalCase, such as PriceTag.`);
}
