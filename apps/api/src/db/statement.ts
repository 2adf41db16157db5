import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Db } from './database.ts';

/** The places of a statement's values in its text. One that may be left out has no place in the text for calls without it. */
export type Places<Values> = {
  readonly [Name in keyof Values]: undefined extends Values[Name] ? Placeholder | undefined : Placeholder;
};

/** What the query builder makes of a `select` and the like. */
interface Preparable<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
}

/**
 * A statement whose text is built once for each database, not for each call: building one takes longer than its way to the server and
 * back. Those whose optional values differ have a text each. In a transaction it is built anew.
 *
 * @param build gives the query for `db` with `places` where values belong.
 * @returns a function that runs it with its values.
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
      // Its connection names it (`prepared.ts`).
      prepared = build(db, places as Places<Values>).prepare('');
      ofDb.set(key, prepared);
    }
    return prepared.execute(Object.fromEntries(given));
  };
}

/** Of a list of any length as one value: `eq(posts.id, anyOf(ids))` has the same text for all lists, unlike `inArray`. */
export const anyOf = (list: Placeholder): SQL => sql`any(${list})`;
