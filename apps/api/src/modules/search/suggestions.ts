import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { quoted } from './document.ts';
import { fold } from '@social-shop/api-contract/fold';
import { neededOf, wordsOf } from './words.ts';

/** Texts that complete what has been typed, the most frequent first. */
export async function complete(db: Db, typed: string, count: number): Promise<string[]> {
  const words = [...wordsOf(fold(typed))].slice(0, 8);
  if (words.length === 0) return [];
  const needed = words.flatMap(({ text, isUnspaced }, index) => {
    if (isUnspaced) return neededOf(text).map(quoted);
    return index === words.length - 1 && !/\s$/.test(typed) ? `${quoted(text)}:*` : quoted(text);
  });
  const { rows } = await db.execute<{ text: string }>(sql`
    select text from search_suggestions where words @@ ${needed.join(' & ')}::tsquery
    order by weight desc, text limit ${count}`);
  return rows.map(({ text }) => text);
}

export async function popular(db: Db, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(
    sql`select text from search_suggestions order by weight desc, text limit ${count}`,
  );
  return rows.map(({ text }) => text);
}
