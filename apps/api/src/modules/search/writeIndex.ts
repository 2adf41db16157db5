import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/write.ts';
import { plainWordsOf, vectorOf } from './document.ts';
import { Lexicon } from './lexicon.ts';
import type { DocumentType } from './schema.ts';
import { documentsOf } from './sources.ts';
import { stemsFor } from './stems.ts';

/** The number of documents per statement. */
const AT_A_TIME = 500;

/** The ids of changed records, by type. */
export type Changed = Partial<Readonly<Record<DocumentType, readonly string[]>>>;

/**
 * Writes the index rows of new or changed posts, products and creators. Call it in the transaction that writes them, so that the index is
 * never behind.
 */
export async function writeIndex(db: Writer, changed: Changed): Promise<void> {
  const lexicon = await Lexicon.load(db);
  const counts = new Map<string, number>();
  for (const [type, ids] of Object.entries(changed) as [DocumentType, readonly string[]][]) {
    for (let start = 0; start < ids.length; start += AT_A_TIME) {
      await writeBatch(db, type, ids.slice(start, start + AT_A_TIME), lexicon, counts);
    }
  }
  await addWords(db, counts);
}

/** The same after products have changed, together with the posts that show them. */
export async function writeIndexOfProducts(db: Writer, productDetailsIds: readonly string[]): Promise<void> {
  if (productDetailsIds.length === 0) return;
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct post_id as id from products where product_details_id = any(${sql.param(productDetailsIds)}::uuid[])`,
  );
  await writeIndex(db, { product: productDetailsIds, post: rows.map(({ id }) => id) });
}

/** @param counts gets the number of documents of each word added. */
export async function writeBatch(
  db: Writer,
  type: DocumentType,
  ids: readonly string[],
  lexicon: Lexicon,
  counts: Map<string, number>,
): Promise<void> {
  const documents = await documentsOf[type](db, ids);
  const stems = await stemsFor(
    db,
    documents.flatMap(({ source }) => plainWordsOf(source)),
  );
  const rows = documents.map(({ source, ...row }) => {
    const { vector, words } = vectorOf(source, lexicon, stems);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { ...row, type, profile_id: row.profileId, words: vector };
  });
  if (rows.length === 0) return;
  const list = JSON.stringify(rows);
  await db.execute(sql`
    insert into search_documents (type, id, profile_id, words, price)
    select type, id, profile_id, words, price from json_populate_recordset(null::search_documents, ${list}::json)
    on conflict (type, id) do update set profile_id = excluded.profile_id, words = excluded.words, price = excluded.price`);
  await db.execute(sql`
    insert into search_popularity (id, popularity, at)
    select id, popularity, at from json_populate_recordset(null::search_popularity, ${list}::json)
    on conflict (id) do update set popularity = excluded.popularity, at = excluded.at`);
}

/** Adds words that are new to the index, in one order, so that two transactions cannot deadlock. */
export async function addWords(db: Writer, counts: ReadonlyMap<string, number>): Promise<void> {
  const list = JSON.stringify([...counts].map(([word, documents]) => ({ word, documents })));
  await db.execute(sql`
    insert into search_words (word, documents)
    select word, documents from json_populate_recordset(null::search_words, ${list}::json) order by word
    on conflict do nothing`);
}
