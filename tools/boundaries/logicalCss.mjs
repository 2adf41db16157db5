/** Rules for styles: a property with a physical side is wrong in half of the writing directions. */

const sides = [
  ['Left', 'InlineStart'],
  ['Right', 'InlineEnd'],
  ['Top', 'BlockStart'],
  ['Bottom', 'BlockEnd'],
];

const corners = [
  ['borderTopLeftRadius', 'borderStartStartRadius'],
  ['borderTopRightRadius', 'borderStartEndRadius'],
  ['borderBottomLeftRadius', 'borderEndStartRadius'],
  ['borderBottomRightRadius', 'borderEndEndRadius'],
];

/** Each physical property with the logical one that replaces it. */
const properties = [
  ...corners,
  ...sides.flatMap(([side, logical]) => [
    [side.toLowerCase(), `inset${logical}`],
    ...['margin', 'padding', 'scrollMargin', 'scrollPadding', 'border'].map((box) => [
      `${box}${side}`,
      `${box}${logical}`,
    ]),
    ...['Color', 'Style', 'Width'].map((part) => [`border${side}${part}`, `border${logical}${part}`]),
  ]),
];

const values = [
  ['textAlign', 'left', 'start'],
  ['textAlign', 'right', 'end'],
  ['float', 'left', 'inline-start'],
  ['float', 'right', 'inline-end'],
  ['clear', 'left', 'inline-start'],
  ['clear', 'right', 'inline-end'],
];

/** Options of `no-restricted-syntax`; `within` limits them to a place, such as the `style` attribute of JSX. */
export function physicalCss(within = '') {
  return [
    ...properties.map(([physical, logical]) => ({
      selector: `${within} Property[key.name='${physical}']`.trim(),
      message: `Write ${logical} in place of ${physical}: physical sides are wrong in right-to-left languages.`,
    })),
    ...values.map(([property, physical, logical]) => ({
      selector: `${within} Property[key.name='${property}'][value.value='${physical}']`.trim(),
      message: `Write ${property}: '${logical}' in place of '${physical}': physical sides are wrong in right-to-left languages.`,
    })),
  ];
}
