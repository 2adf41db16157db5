import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { NotAProductFile, type ProductFormat } from './file-product.ts';
import type { StagedRows } from './staged-rows.ts';

/** Longer than any row of products; a quote that is never closed must not swallow the file. */
const LONGEST_ROW = 1_000_000;
const delimiters = [',', '\t', ';'];

interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Stages the rows of a table: comma, tab or semicolon separated, columns by name.
 *
 * @param formats the first whose key columns the table has is taken.
 * @returns the format.
 * @throws NotAProductFile
 */
export async function stageTable(
  text: AsyncIterable<string>,
  firstLine: string,
  formats: readonly ProductFormat[],
  staged: StagedRows,
): Promise<ProductFormat> {
  const parser = parse({
    delimiter: mostFrequent(firstLine),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  });
  let table: Table | undefined;
  let endsWhole = true;
  async function* watched() {
    for await (const part of text) {
      if (part) endsWhole = /[\r\n]$/.test(part);
      yield part;
    }
  }
  // What goes wrong in the text or the parser ends the loop below with the same error.
  pipeline(watched(), parser).catch(() => {});
  try {
    let last: { readonly line: number; readonly record: readonly string[] } | undefined;
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      if (!table) {
        table = readHeader(record, formats);
        continue;
      }
      if (last) stageRow(last.line, last.record, table, staged);
      last = { line: startOf(info.lines, record), record };
    }
    if (!table) throw new NotAProductFile('it is empty');
    if (last && !endsWhole && last.record.length < table.width) {
      staged.reject(last.line, `the file is cut off here: ${last.record.length} columns instead of ${table.width}`);
    } else if (last) stageRow(last.line, last.record, table, staged);
    return table.format;
  } catch (error) {
    throw error instanceof CsvError ? new NotAProductFile(error.message) : error;
  }
}

interface Table {
  readonly format: ProductFormat;
  /** Where each column of the format is. */
  readonly places: ReadonlyMap<string, number>;
  readonly width: number;
}

function readHeader(header: readonly string[], formats: readonly ProductFormat[]): Table {
  const names = header.map((name) => name.trim().toLowerCase());
  const tables = formats.map((format) => {
    const places = new Map<string, number>();
    for (const [column, known] of Object.entries(format.columns)) {
      const place = known.map((name) => names.indexOf(name)).find((index) => index >= 0);
      if (place !== undefined) places.set(column, place);
    }
    return { format, places, width: header.length };
  });
  const found = tables.find(({ format: { needed }, places }) => needed[0] !== undefined && places.has(needed[0]));
  if (!found) {
    const keys = formats.map(({ name, needed }) => `no column '${needed[0]}' as ${name}`);
    throw new NotAProductFile(`it has ${keys.join(', and ')}`);
  }
  const missing = found.format.needed.filter((column) => !found.places.has(column));
  if (missing.length > 0) {
    const list = missing.map((column) => `'${column}'`).join(', ');
    throw new NotAProductFile(`it has no column ${list}, which ${found.format.name} has`);
  }
  return found;
}

function stageRow(line: number, record: readonly string[], { format, places, width }: Table, staged: StagedRows): void {
  if (record.length > width) {
    staged.reject(line, `${record.length} columns instead of ${width}`);
    return;
  }
  const cells: Record<string, string> = {};
  for (const [column, place] of places) {
    const value = record[place]?.trim();
    if (value) cells[column] = value;
  }
  stageCells(line, cells, format, staged);
}

/** Stages a row by its product, or leaves it out. */
export function stageCells(
  line: number,
  cells: Readonly<Record<string, string>>,
  { keyOf, needed }: ProductFormat,
  staged: StagedRows,
): void {
  const key = keyOf(cells);
  if (!key) staged.reject(line, `it has no ${needed[0]}`);
  // PostgreSQL keeps no such character, and no text has it.
  else if (Object.values(cells).some((value) => value.includes('\0'))) staged.reject(line, 'it holds a zero byte');
  else staged.add(key, line, cells);
}

const mostFrequent = (line: string) =>
  delimiters.reduce((best, one) => (line.split(one).length > line.split(best).length ? one : best));

/** The line a record starts on: that of its end, less the line breaks inside its cells. */
function startOf(end: number, record: readonly string[]): number {
  return end - record.reduce((breaks, cell) => breaks + (cell.match(/\n/g)?.length ?? 0), 0);
}
