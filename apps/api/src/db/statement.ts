import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Placeholders for the values of a statement. An optional value has none in the text for calls without it. */
export type Places<Values> = {
  readonly [Name in keyof Values]: undefined extends Values[Name] ? Placeholder | undefined : Placeholder;
};

/** A query of the query builder, such as a `select`. */
interface Preparable<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
}

/**
 * Defines a statement whose text is built once per database instead of per call, because building it takes longer than the round trip.
 * Calls with other optional values have their own text. A transaction builds it again.
 *
 * @param build returns the query for `db`, with `places` for its values.
 * @returns a function that runs the statement with values.
 */
export function statement<Values extends object, Rows>(
  build: (db: Db, places: Places<Values>) => Preparable<Rows>,
): (db: Db, values: Values) => Promise<Rows> {
  const built = new WeakMap<Db, Map<string, ReturnType<Preparable<Rows>['prepare']>>>();
  return (db, values) => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    const key = given.map(([name]) => name).join();
    const ofDb = built.get(db) ?? new Map<string, ReturnType<Preparable<Rows>['prepare']>>();
    built.set(db, ofDb);
    let prepared = ofDb.get(key);
    if (!prepared) {
      const places = Object.fromEntries(given.map(([name]) => [name, sql.placeholder(name)]));
      // The connection names it (`prepared.ts`).
      prepared = build(db, places as Places<Values>).prepare('');
      ofDb.set(key, prepared);
    }
    return prepared.execute(Object.fromEntries(given));
  };
}

/** Compares with a list of any length as one value: `eq(posts.id, anyOf(ids))` has one text for all lists, unlike `inArray`. */
export const anyOf = (list: Placeholder): SQL => sql`any(${list})`;
