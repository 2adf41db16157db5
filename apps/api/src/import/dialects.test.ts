import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readContent } from './testFile.ts';

interface Item {
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly description: string;
  readonly cents: number;
}

/** Texts on which parsers fail, among arbitrary ones. */
const troubles = ['"', '""', '"\n', "'", ',', ';', ', "', '\n', '\n"', '&', ']]>', '#', '$&', 'é', 'Ü', '½', ' '];

const textOf = (unit: fc.Arbitrary<string>) =>
  fc
    .array(fc.oneof(fc.constantFrom(...troubles), unit), { minLength: 1, maxLength: 12 })
    .map((parts) => `a${parts.join('')}z`)
    .chain((text) => fc.constantFrom(text, text.slice(1), text.slice(0, -1)))
    .map((text) => text.trim() || 'x');

const catalogueOf = (unit: fc.Arbitrary<string>): fc.Arbitrary<Item[]> =>
  fc.uniqueArray(
    fc.record({
      handle: fc.stringMatching(/^[a-z]{1,6}-[0-9]$/),
      title: textOf(unit),
      vendor: textOf(unit),
      // In an element and without '<' or '&', so the stored text equals the written one.
      description: textOf(unit).map((text) => `<p>${text.replace(/[<>&]/g, '')}</p>`),
      cents: fc.integer({ min: 1, max: 99_999_99 }),
    }),
    { selector: ({ handle }) => handle, minLength: 1, maxLength: 6 },
  );

const any = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 });
const latin = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 4 });

const encodings: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16 little-endian': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 big-endian': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'UTF-16 little-endian without a mark': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16 big-endian without a mark': (text) => Buffer.from(text, 'utf16le').swap16(),
};
const encoding = fc.constantFrom(...Object.keys(encodings));
const encode = (text: string, name: string) => encodings[name]?.(text) ?? text;

const price = (cents: number, mark: string) =>
  `${Math.floor(cents / 100)}${mark}${String(cents % 100).padStart(2, '0')}`;

async function expectSame(content: string | Uint8Array, items: readonly Item[]): Promise<void> {
  const { products, rejects } = await readContent(content);
  expect(rejects).toEqual([]);
  const found = products.map(({ handle, title, vendor, description, variants }) => ({
    handle,
    title,
    vendor,
    description,
    cents: variants[0]?.price,
  }));
  expect(found).toEqual(items);
}

const columns = ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Variant Price'];

it('reads a table back as it was written, with any separator, quotes, encoding and line ends (K-M34, K-M39, K-M42, K-M50, K-M51)', async () => {
  const dialect = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t'),
    quotes: fc.constantFrom('all', 'needed', 'none'),
    ends: fc.array(fc.constantFrom('\n', '\r\n', '\r'), { minLength: 1, maxLength: 3 }),
    endsWhole: fc.boolean(),
    encoding,
    column: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(catalogueOf(any), dialect, async (drawn, { delimiter, quotes, ends, endsWhole, ...rest }) => {
      // Only tables with tabs are written without quotes, and then no cell can contain a line end.
      const bare = quotes === 'none' && delimiter === '\t';
      const fit = (text: string) => {
        const inOne = text.replaceAll('\t', ' ');
        if (!bare) return inOne.trim();
        const line = inOne.replace(/[\r\n]+/g, ' ').trim();
        // A cell in one pair of marks would be a quoted one.
        return line.startsWith('"') ? `${line} x` : line;
      };
      const items = drawn.map((item) => ({
        ...item,
        title: fit(item.title),
        vendor: fit(item.vendor),
        description: fit(item.description),
      }));
      let row = 0;
      const endOf = () => ends[row++ % ends.length] ?? '\n';
      const cell = (text: string, end: string) => {
        const isQuoted = quotes === 'all' || (!bare && /["\n,;\t]/.test(text));
        const written = text.replaceAll('\n', end);
        return isQuoted ? `"${written.replaceAll('"', '""')}"` : written;
      };
      const mark = delimiter === ';' ? ',' : '.';
      const rows = [
        columns,
        ...items.map(({ handle, title, description, vendor, cents }) => [
          handle,
          title,
          description,
          vendor,
          price(cents, mark),
        ]),
      ];
      const rowEnds = rows.map(endOf);
      const lines = rows.map((cells, row) => {
        const end = rowEnds[row] ?? '';
        return rest.column.map((index) => cell(cells[index] ?? '', end)).join(delimiter) + end;
      });
      const whole = lines.join('');
      const text = endsWhole ? whole : whole.slice(0, whole.length - (rowEnds.at(-1) ?? '').length);
      await expectSame(encode(text, rest.encoding), items);
    }),
    { numRuns: 300 },
  );
});

const names = ['id', 'title', 'description', 'brand', 'price', 'link', 'availability'];

it('reads a feed back as it was written, with and without prefix, on one line or many, in any encoding (K-M31, K-M51)', async () => {
  const dialect = fc.record({
    prefix: fc.constantFrom('', 'g:', 'other:'),
    isAtom: fc.boolean(),
    between: fc.constantFrom('', '\n', '\r\n', '\r'),
    isCdata: fc.boolean(),
  });
  const written = fc.oneof(
    fc.tuple(catalogueOf(any), encoding),
    fc.tuple(catalogueOf(latin), fc.constantFrom('windows-1252', 'ISO-8859-1')),
  );
  await fc.assert(
    fc.asyncProperty(written, dialect, async ([items, name], { prefix, isAtom, between, isCdata }) => {
      const escaped = (text: string) =>
        isCdata
          ? `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
          : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      const element = (column: string, text: string) =>
        `<${prefix}${column}>${escaped(text).replaceAll('\n', between || '\n')}</${prefix}${column}>`;
      const itemOf = ({ handle, title, description, vendor, cents }: Item) => {
        const values = [
          handle,
          title,
          description,
          vendor,
          `${price(cents, '.')} USD`,
          'https://a.example',
          'in stock',
        ];
        const tag = isAtom ? 'entry' : 'item';
        return `<${tag}>${between}${values.map((value, index) => element(names[index] ?? '', value)).join(between)}</${tag}>`;
      };
      const spaces = prefix && ` xmlns:${prefix.slice(0, -1)}="http://base.google.com/ns/1.0"`;
      const body = items.map(itemOf).join(between);
      const root = isAtom
        ? `<feed xmlns="http://www.w3.org/2005/Atom"${spaces}>${body}</feed>`
        : `<rss version="2.0"${spaces}><channel>${body}</channel></rss>`;
      const isLegacy = !Object.hasOwn(encodings, name);
      const text = `<?xml version="1.0"${isLegacy ? ` encoding="${name}"` : ''}?>${between}${root}`;
      await expectSame(isLegacy ? Buffer.from(text, 'latin1') : encode(text, name), items);
    }),
    { numRuns: 200 },
  );
});
