import type { Place, ProductFormat } from './fileProduct.ts';
import type { StagedRows } from './stagedRows.ts';

/** The kind of a file. */
export interface StagedFile {
  readonly format: ProductFormat;
  /** The format's columns that it has. */
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
  // PostgreSQL cannot store this character, and no text needs it.
  else if (Object.values(cells).some((value) => value.includes('\0')))
    staged.leaveOut(place, 'it contains a zero byte');
  else staged.add(key, place, cells);
}
