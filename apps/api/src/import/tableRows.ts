import { NotAProductFile, type ProductFormat } from './fileProduct.ts';
import type { StagedRows } from './stagedRows.ts';
import { stageCells, type StagedFile } from './stageCells.ts';
import { recordsOf, type TableRecord } from './tableRecords.ts';

const delimiters = [',', '\t', ';'];

/**
 * Stages the rows of a table: comma, tab or semicolon separated, columns by name.
 *
 * @param formats the first whose key columns the table has is used.
 * @throws NotAProductFile
 */
export async function stageTable(
  text: AsyncIterable<string>,
  firstLine: string,
  formats: readonly ProductFormat[],
  staged: StagedRows,
): Promise<StagedFile> {
  let endsWhole = true;
  async function* watched() {
    for await (const part of text) {
      if (part) endsWhole = part.endsWith('\n');
      yield part;
    }
  }
  let table: Table | undefined;
  let last: TableRecord | undefined;
  for await (const record of recordsOf(watched(), mostFrequent(firstLine))) {
    if (!table) {
      table = readHeader(record.cells, formats);
      continue;
    }
    if (last) stageRow(last, table, staged);
    last = record;
  }
  if (!table) throw new NotAProductFile('it is empty');
  if (last && !endsWhole && last.cells.length < table.width) {
    const reason = `the file is cut off here: ${last.cells.length} columns instead of ${table.width}`;
    staged.leaveOut({ line: last.line, item: '' }, reason);
  } else if (last) stageRow(last, table, staged);
  return { format: table.format, columns: new Set(table.places.keys()) };
}

interface Table {
  readonly format: ProductFormat;
  /** The positions of each column of the format; a repeated one has several. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly width: number;
}

function readHeader(header: readonly string[], formats: readonly ProductFormat[]): Table {
  const names = header.map((name) => name.trim().toLowerCase());
  const tables = formats.map((format) => {
    const places = new Map<string, number[]>();
    for (const [column, known] of Object.entries(format.columns)) {
      const name = known.find((one) => names.includes(one));
      if (name !== undefined)
        places.set(
          column,
          names.flatMap((one, index) => (one === name ? index : [])),
        );
    }
    return { format, places, width: header.length };
  });
  const found = tables.find(({ format: { needed }, places }) => needed[0] !== undefined && places.has(needed[0]));
  if (!found) {
    const keys = formats.map(({ name, needed }) => `no column '${needed[0]}' as ${name}`);
    throw new NotAProductFile(`it has ${keys.join(', and ')}`);
  }
  const { format, places } = found;
  const missing = format.needed.filter((column) => !places.has(column));
  if (missing.length > 0) {
    const list = missing.map((column) => `'${column}'`).join(', ');
    throw new NotAProductFile(`it has no column ${list}, which ${format.name} has`);
  }
  const twice = [...places].find(([column, { length }]) => length > 1 && !format.repeated.includes(column));
  if (twice) throw new NotAProductFile(`it has the column '${twice[0]}' ${twice[1].length} times`);
  return found;
}

function stageRow({ line, cells: record, problem }: TableRecord, table: Table, staged: StagedRows): void {
  const { format, places, width } = table;
  const cells: Record<string, string> = {};
  for (const [column, indexes] of places) {
    const values = indexes.flatMap((index) => record[index]?.trim() || []);
    if (values.length > 0) cells[column] = values.join('\n');
  }
  const tooMany = record.length > width ? `${record.length} columns instead of ${width}` : undefined;
  const wrong = problem ?? tooMany;
  const place = { line, item: cells[format.needed[0] ?? ''] ?? '' };
  if (wrong) staged.leaveOut(place, wrong);
  else stageCells(place, cells, format, staged);
}

const mostFrequent = (line: string) =>
  delimiters.reduce((best, one) => (line.split(one).length > line.split(best).length ? one : best));
