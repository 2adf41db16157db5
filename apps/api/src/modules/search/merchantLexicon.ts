import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import type { Writer } from '../../db/write.ts';
import { readLexicon } from './lexicon.ts';

/**
 * Replaces the merchant's words by those of a file in the form of `readLexicon`. Queries know them within a minute, documents once the
 * index is rebuilt.
 */
export async function replaceMerchantLexicon(db: Writer, file: string): Promise<void> {
  const rows = readLexicon(readFileSync(file, 'utf8'), file).map(({ meaning: { kind, name }, ...word }) => {
    return { ...word, kind, meaning: name };
  });
  await db.execute(sql`delete from search_lexicon`);
  await db.execute(sql`
    insert into search_lexicon (kind, meaning, language, word)
    select kind, meaning, language, word from json_populate_recordset(null::search_lexicon, ${JSON.stringify(rows)}::json)
    on conflict do nothing`);
}
