import { pipeline } from 'node:stream/promises';
import { CsvError, parse, type Options } from 'csv-parse';
import { parse as parseSync } from 'csv-parse/sync';
import { NotAProductFile } from './fileProduct.ts';

/** One row of a table in the file. */
export interface TableRecord {
  /** The line on which it begins; the first is 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Why it cannot be parsed. */
  readonly problem?: string;
}

/** Longer than any row of products; a quote that is never closed must not swallow the file. */
const LONGEST_ROW = 1_000_000;

interface Parsed {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: { readonly lines: number };
}

/**
 * The rows of a table with LF line ends. With commas or semicolons, cells are quoted as in CSV. With tabs they may be, as spreadsheets
 * write them, but a mark that is never closed is part of the text, as feeds write it.
 *
 * @throws NotAProductFile if a quotation is never closed, or a row is longer than any.
 */
export async function* recordsOf(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<TableRecord> {
  const records = delimiter === '\t' ? joined(parsed(text, { delimiter, quote: false })) : quoted(text, delimiter);
  try {
    for await (const record of records) if (record.cells.some(Boolean) || record.problem) yield record;
  } catch (error) {
    throw error instanceof CsvError ? new NotAProductFile(error.message) : error;
  }
}

const shape = { record_delimiter: '\n', relax_column_count: true } as const;

function parsed(text: AsyncIterable<string>, options: Options): AsyncIterable<Parsed> {
  const parser = parse({ ...shape, ...options, info: true, raw: true, max_record_size: LONGEST_ROW });
  // An error in the text or the parser ends the caller's loop with the same error.
  pipeline(text, parser).catch(() => {});
  return parser as AsyncIterable<Parsed>;
}

async function* quoted(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<TableRecord> {
  for await (const { record, raw, info } of parsed(text, { delimiter, relax_quotes: true })) {
    const lines = raw.replace(/\n$/, '').split('\n');
    const line = info.lines - lines.length + 1;
    if (!isRunaway(record, raw, delimiter)) yield { line, cells: record };
    else for (const [index, one] of lines.entries()) yield readLine(one, line + index, delimiter);
  }
}

/** Whether a stray opening mark has swallowed line ends up to the next mark of another cell. */
function isRunaway(record: readonly string[], raw: string, delimiter: string): boolean {
  if (!record.some((cell) => cell.startsWith('"') && cell.includes('\n'))) return false;
  try {
    parseSync(raw, { ...shape, delimiter });
    return false;
  } catch {
    return true;
  }
}

function readLine(text: string, line: number, delimiter: string): TableRecord {
  try {
    const [cells = []] = parseSync(text, { ...shape, delimiter, relax_quotes: true }) as string[][];
    return { line, cells };
  } catch {
    return { line, cells: [], problem: 'it opens a quotation that is not closed' };
  }
}

/** Rows with tabs: a row whose last cell is quoted over line ends is joined again. */
async function* joined(records: AsyncIterable<Parsed>): AsyncGenerator<TableRecord> {
  let open: TableRecord[] = [];
  let length = 0;
  for await (const { record, info } of records) {
    const row = { line: info.lines, cells: record };
    const end = open.length > 0 ? closingOf(record[0] ?? '', 0) : undefined;
    if (end === 'here' || (end === 'later' && record.length === 1 && length < LONGEST_ROW)) {
      open.push(row);
      length += record[0]?.length ?? 0;
      if (end === 'later') continue;
      const whole = wholeOf(open);
      open = isOpen(whole) ? [whole] : [];
      if (open.length === 0) yield unquoted(whole);
      continue;
    }
    yield* open.map(unquoted);
    open = isOpen(row) ? [row] : [];
    length = 0;
    if (open.length === 0) yield unquoted(row);
  }
  yield* open.map(unquoted);
}

const isOpen = ({ cells }: TableRecord) => {
  const last = cells.at(-1) ?? '';
  return last.startsWith('"') && closingOf(last, 1) === 'later';
};

/** Whether a quotation ends with this cell. A mark inside it that is not doubled means that it is not quoted. */
function closingOf(cell: string, start: number): 'here' | 'later' | 'never' {
  const rest = cell.slice(start).replaceAll('""', '');
  const mark = rest.indexOf('"');
  if (mark < 0) return 'later';
  return mark === rest.length - 1 ? 'here' : 'never';
}

function wholeOf(rows: readonly TableRecord[]): TableRecord {
  const [first, ...others] = rows;
  const cells = [...(first?.cells ?? [])];
  const parts = [cells.pop() ?? '', ...others.map((row) => row.cells[0] ?? '')];
  return { line: first?.line ?? 0, cells: [...cells, parts.join('\n'), ...(others.at(-1)?.cells.slice(1) ?? [])] };
}

const unquoted = ({ line, cells }: TableRecord): TableRecord => ({
  line,
  cells: cells.map((cell) =>
    cell.startsWith('"') && closingOf(cell, 1) === 'here' ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  ),
});
