import { createHash } from 'node:crypto';
import type pg from 'pg';

/** The calls have fewer; lists of varying length must not fill the server's memory. */
const MOST_STATEMENTS = 256;

/**
 * Lets a connection prepare each statement with parameters once and run it by name from then on, so the database parses and plans it once.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
  const names = new Map<string, string>();
  let outdated = 0;

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
    const name = createHash('sha256').update(`${outdated} ${text}`).digest('base64url');
    names.set(text, name);
    return name;
  }

  /** Statements get new names, because in a transaction a connection outlives its failures. */
  function forgetOutdated(error: unknown): never {
    if (isOutdated(error)) {
      outdated += 1;
      names.clear();
    }
    throw error;
  }

  const preparing = (statement: unknown, values: unknown, ...rest: unknown[]) => {
    const running = query(
      hasText(statement) && hasValues(values) ? { ...statement, name: nameOf(statement.text) } : statement,
      values,
      ...rest,
    );
    return running instanceof Promise ? running.catch(forgetOutdated) : running;
  };
  client.query = preparing as typeof client.query;
}

const hasText = (statement: unknown): statement is { text: string } =>
  typeof statement === 'object' && statement !== null && 'text' in statement && typeof statement.text === 'string';
const hasValues = (values: unknown) => Array.isArray(values) && values.length > 0;

/** Whether a statement was refused because a migration has changed its result columns since it was prepared. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';
