/** Rule for components: the direction of a name may differ from the page's. */

/** Properties of views and records that hold names of people, shops, brands and products. */
const names = '/^(name|retailerName|advertiserName|brandName)$/';
/** Components that accept only text. */
const textOnly = '/^(option|title)$/';

/** Options of `no-restricted-syntax`. */
export const isolatedNames = [`MemberExpression[property.name=${names}]`, `Identifier[name=${names}]`].map((name) => ({
  selector: `JSXElement[openingElement.name.name!='bdi'][openingElement.name.name!=${textOnly}] > JSXExpressionContainer > ${name}`,
  message:
    'Write <bdi>{name}</bdi>, in a block without `dir`: a name in Arabic or Hebrew moves to the far edge, and reorders the numbers beside it.',
}));
