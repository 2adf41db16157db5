import { SaxesParser } from 'saxes';
import { NotAProductFile, type ProductFormat } from './file-product.ts';
import type { StagedRows } from './staged-rows.ts';
import { stageCells } from './table-rows.ts';

const GOOGLE = 'http://base.google.com/ns/1.0';
const ATOM = 'http://www.w3.org/2005/Atom';
/** Items of RSS and of Atom. */
const items = ['item', 'entry'];
/** Longer than any item of a feed. */
const LONGEST_TEXT = 1_000_000;

interface Item {
  readonly line: number;
  readonly cells: Record<string, string>;
}

/**
 * Stages the items of an XML feed, RSS or Atom, each attribute by its name.
 *
 * @throws NotAProductFile when it is not well formed, or holds no item.
 */
export async function stageFeed(
  text: AsyncIterable<string>,
  format: ProductFormat,
  staged: StagedRows,
): Promise<ProductFormat> {
  const parser = new SaxesParser({ xmlns: true });
  let item: Item | undefined;
  let depth = 0;
  let found = 0;
  let value = '';

  parser.on('opentag', ({ local, uri, attributes }) => {
    if (item) depth += 1;
    if (depth === 1) value = uri === ATOM && local === 'link' ? (attributes['href']?.value ?? '') : '';
    if (!item && items.includes(local)) {
      item = { line: parser.line, cells: {} };
      found += 1;
    }
  });
  const read = (part: string) => {
    if (depth !== 1) return;
    value += part;
    if (value.length > LONGEST_TEXT) throw new NotAProductFile(`line ${parser.line} holds more text than any product`);
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', ({ local, uri }) => {
    if (!item) return;
    if (depth === 1) keep(item.cells, local, uri, value.trim(), format);
    if (depth > 0) depth -= 1;
    else {
      stageCells(item.line, item.cells, format, staged);
      item = undefined;
    }
  });
  parser.on('error', (error) => {
    throw new NotAProductFile(`it is no well-formed XML: ${error.message}`);
  });

  for await (const part of text) parser.write(part);
  parser.close();
  if (found === 0) throw new NotAProductFile(`it has no item, as ${format.name} has`);
  return format;
}

/** Google's own attributes go before those of the feed with the same name; one that comes again is a list. */
function keep(
  cells: Record<string, string>,
  name: string,
  uri: string,
  value: string,
  { columns }: ProductFormat,
): void {
  if (!value || !Object.hasOwn(columns, name) || !['', GOOGLE, ATOM].includes(uri)) return;
  if (name === 'additional_image_link' && cells[name]) cells[name] += `,${value}`;
  else if (uri === GOOGLE || !cells[name]) cells[name] = value;
}
