import { SaxesParser } from 'saxes';
import { NotAProductFile, type ProductFormat } from './fileProduct.ts';
import { stageCells, type StagedFile } from './stageCells.ts';
import type { StagedRows } from './stagedRows.ts';

const GOOGLE = 'http://base.google.com/ns/1.0';
const ATOM = 'http://www.w3.org/2005/Atom';
const known = ['', GOOGLE, ATOM];
/** Items of RSS and of Atom. */
const items = ['item', 'entry'];
/** Longer than any item of a feed. */
const LONGEST_TEXT = 1_000_000;

interface Item {
  readonly line: number;
  readonly number: number;
  readonly cells: Record<string, string>;
  /** A namespace that is not a product feed's, although its elements have the same names. */
  foreign?: string;
}

/**
 * Stages the items of an XML feed, RSS or Atom, each attribute by its name.
 *
 * @throws NotAProductFile if it is not well formed, has no item, or names its attributes in another namespace.
 */
export async function stageFeed(
  text: AsyncIterable<string>,
  format: ProductFormat,
  staged: StagedRows,
): Promise<StagedFile> {
  const parser = new SaxesParser({ xmlns: true });
  const columns = new Set<string>();
  let item: Item | undefined;
  let depth = 0;
  let found = 0;
  let value = '';

  parser.on('opentag', ({ local, uri, attributes }) => {
    if (item) depth += 1;
    if (depth === 1) value = uri === ATOM && local === 'link' ? (attributes['href']?.value ?? '') : '';
    if (!item && items.includes(local)) {
      found += 1;
      item = { line: parser.line, number: found, cells: {} };
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
    if (depth === 1) keep(item, local, uri, value.trim(), format);
    if (depth > 0) depth -= 1;
    else {
      stageItem(item, format, staged);
      for (const column of Object.keys(item.cells)) columns.add(column);
      item = undefined;
    }
  });
  parser.on('error', (error) => {
    throw new NotAProductFile(`it is not well-formed XML: ${error.message}`);
  });

  for await (const part of text) parser.write(part);
  parser.close();
  if (found === 0) throw new NotAProductFile(`it has no item, as ${format.name} has`);
  return { format, columns };
}

/** Google's own attributes win over those of the feed with the same name; a repeated one is a list. */
function keep(item: Item, name: string, uri: string, value: string, { columns, repeated }: ProductFormat): void {
  if (!value || !Object.hasOwn(columns, name)) return;
  const { cells } = item;
  if (!known.includes(uri)) item.foreign ??= uri;
  else if (repeated.includes(name) && cells[name]) cells[name] += `\n${value}`;
  else if (uri === GOOGLE || !cells[name]) cells[name] = value;
}

function stageItem({ line, number, cells, foreign }: Item, format: ProductFormat, staged: StagedRows): void {
  const id = cells[format.needed[0] ?? ''];
  if (!id && foreign !== undefined) {
    throw new NotAProductFile(`its items are in the namespace '${foreign}' instead of '${GOOGLE}'`);
  }
  stageCells({ line, item: id ? `item ${number}, ${id}` : `item ${number}` }, cells, format, staged);
}
