import { nameOf, type Call } from '@social-shop/api-contract/call';
import type { Cursors, Position } from './cursors.ts';

/** A call's parameters for a list. */
export interface PageRequest {
  readonly limit: number;
  /** The cursor from the previous page. */
  readonly next?: string | undefined;
  /** Where to begin without a cursor; at the first row by default. */
  readonly from?: Position | undefined;
}

/** The row after which a page begins, by its sort key and id. */
export type After = Pick<Position, 'key' | 'id'>;

/** The rows to read: the first `count` as of `moment`, after a row if one is given. */
export interface Stretch {
  readonly moment: Date;
  readonly after?: After | undefined;
  readonly count: number;
}

export interface List<Row> {
  /** Distinguishes several lists of one call: their selection and order. */
  readonly selection?: unknown;
  readonly read: (stretch: Stretch) => Promise<readonly Row[]>;
  /** The sort key of a row: a score, or milliseconds. On ties the id decides. */
  readonly keyOf: (row: Row) => number;
  /** The moment of the first page; now by default. */
  readonly firstMoment?: () => Promise<Date>;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** As on the wire: the last page has no cursor. */
  readonly meta: { limit: number; next?: string };
}

/**
 * One page of a list. Every page shows the list as of the time of the first, and continues after the last row by its sort key and id, so
 * rows that are added or deleted between pages neither repeat nor skip another one (W15).
 *
 * @param call the call of the list: a cursor of another call, or of another selection, is refused.
 * @throws 400 `invalid-cursor`
 */
export async function page<Row extends { readonly id: string }>(
  cursors: Cursors,
  call: Call,
  { limit, next, from }: PageRequest,
  { selection, read, keyOf, firstMoment = async () => new Date() }: List<Row>,
): Promise<Page<Row>> {
  const list = selection === undefined ? nameOf(call) : `${nameOf(call)} ${JSON.stringify(selection)}`;
  const after = next === undefined ? from : cursors.read(list, next);
  const moment = after?.moment ?? (await firstMoment());
  // One more row than the page has shows whether there is another page.
  const found = await read({ moment, after, count: limit + 1 });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows,
    meta: { limit, ...(last && { next: cursors.write(list, { moment, key: keyOf(last), id: last.id }) }) },
  };
}
