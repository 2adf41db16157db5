import type { Place, ProductFormat } from './fileProduct.ts';
import type { StagedRows } from './stagedRows.ts';

/** What a file turned out to be. */
export interface StagedFile {
  readonly format: ProductFormat;
  /** Those of the format's columns that it has. */
  readonly columns: ReadonlySet<string>;
}

/** Stages a row by its product, or leaves it out. */
export function stageCells(
  place: Place,
  cells: Readonly<Record<string, string>>,
  { keyOf, needed }: ProductFormat,
  staged: StagedRows,
): void {
  const key = keyOf(cells);
  if (!key) staged.leaveOut(place, `it has no ${needed[0]}`);
  // PostgreSQL keeps no such character, and no text has it.
  else if (Object.values(cells).some((value) => value.includes('\0'))) staged.leaveOut(place, 'it holds a zero byte');
  else staged.add(key, place, cells);
}
