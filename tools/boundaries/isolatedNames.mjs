/** Rule for components: a name may read the other way than the page, whatever the page's language. */

/** What people, shops, brands and products are called, by the names under which views and records have it. */
const names = '/^(name|retailerName|advertiserName|brandName)$/';
/** These have nothing but text in them. */
const textOnly = '/^(option|title)$/';

/** Options of `no-restricted-syntax`. */
export const isolatedNames = [`MemberExpression[property.name=${names}]`, `Identifier[name=${names}]`].map((name) => ({
  selector: `JSXElement[openingElement.name.name!='bdi'][openingElement.name.name!=${textOnly}] > JSXExpressionContainer > ${name}`,
  message:
    'Write <bdi>{name}</bdi>, in a block without `dir`: a name in Arabic or Hebrew flies to the far edge, and turns numbers beside it round.',
}));
