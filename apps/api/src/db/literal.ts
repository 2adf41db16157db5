import { sql, type SQL } from 'drizzle-orm';
import pg from 'pg';

/**
 * A value within the text of a statement. For statements whose best plan depends on the value: the planner knows it, and as every text is
 * another one, connections prepare no statement with nothing but literals.
 */
export const literal = (value: string | number): SQL =>
  sql.raw(typeof value === 'number' ? String(value) : pg.escapeLiteral(value));
