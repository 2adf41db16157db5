import { createHash } from 'node:crypto';
import type pg from 'pg';

/** The calls have fewer; lists of varying length must not fill the server's memory. */
const MOST_STATEMENTS = 256;

/**
 * Lets a connection prepare each statement with parameters once and run it by its name from then on, so that the server
 * parses and plans it once.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  }

  const preparing = (statement: unknown, values: unknown, ...rest: unknown[]) =>
    query(
      hasText(statement) && hasValues(values) ? { ...statement, name: nameOf(statement.text) } : statement,
      values,
      ...rest,
    );
  client.query = preparing as typeof client.query;
}

const hasText = (statement: unknown): statement is { text: string } =>
  typeof statement === 'object' && statement !== null && 'text' in statement && typeof statement.text === 'string';
const hasValues = (values: unknown) => Array.isArray(values) && values.length > 0;
