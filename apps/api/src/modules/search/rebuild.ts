import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { milestones } from '../../db/schema.ts';
import { Lexicon } from './lexicon.ts';
import { documentTypes, type DocumentType } from './schema.ts';
import { rebuildSuggestions } from './suggest.ts';
import { addWords, writeBatch } from './writeIndex.ts';

const MILESTONE = 'search-index';
/** Raise it when documents are built in another way: the next start rebuilds the index. */
const INDEX_VERSION = 1;
const AT_A_TIME = 500;

/** The ids of each type, the most popular first: if there are very many hits, only the first rows of the table are ranked. */
const inOrder: Readonly<Record<DocumentType, string>> = {
  post: 'select id from posts order by score desc, id',
  product:
    'select d.id from product_details d order by (select count(*) from products p where p.product_details_id = d.id) desc, d.id',
  profile: 'select id from profiles order by followers_count desc, id',
};

/** Runs one batch in a transaction. */
type InTransaction = <T>(work: (transaction: Db) => Promise<T>) => Promise<T>;
type OnProgress = (done: number, total: number) => void;

/**
 * Rebuilds the whole index in batches, each in its own transaction. Meanwhile searches find the old or the new row of every document, and
 * concurrent writes are not overwritten. It may be aborted and repeated at any time.
 */
export const rebuildIndex = (db: Db, onProgress?: OnProgress): Promise<void> =>
  buildIndex(
    (work) =>
      db.transaction(async (transaction) => {
        await transaction.execute(sql`set local statement_timeout = 0`);
        return work(transaction as unknown as Db);
      }),
    onProgress,
  );

/** The same in the caller's transactions, such as one transaction that has just written all documents. */
export async function buildIndex(inTransaction: InTransaction, onProgress: OnProgress = () => {}): Promise<void> {
  const lexicon = await inTransaction((transaction) => Lexicon.load(transaction));
  const counts = new Map<string, number>();
  const lists: [DocumentType, string[]][] = [];
  for (const type of documentTypes) {
    const { rows } = await inTransaction((transaction) => transaction.execute<{ id: string }>(sql.raw(inOrder[type])));
    lists.push([type, rows.map(({ id }) => id)]);
  }
  const total = lists.reduce((sum, [, ids]) => sum + ids.length, 0);
  let done = 0;
  for (const [type, ids] of lists) {
    for (let start = 0; start < ids.length; start += AT_A_TIME) {
      const batch = ids.slice(start, start + AT_A_TIME);
      await inTransaction((transaction) => writeBatch(transaction, type, batch, lexicon, counts));
      done += batch.length;
      onProgress(done, total);
    }
  }
  await inTransaction(async (transaction) => {
    await transaction.execute(sql`delete from search_words`);
    await addWords(transaction, counts);
    await rebuildSuggestions(transaction);
    const row = { name: MILESTONE, version: INDEX_VERSION, at: new Date() };
    await transaction.insert(milestones).values(row).onConflictDoUpdate({ target: milestones.name, set: row });
  });
}

/** Builds the index of a database that was filled before there was one, or by an earlier version. */
export async function ensureIndex(db: Db, log: (line: string) => void): Promise<void> {
  const [built] = await db.select().from(milestones).where(eq(milestones.name, MILESTONE));
  if (built && built.version >= INDEX_VERSION) return;
  log('Search index: building');
  await rebuildIndex(db);
  log('Search index: ready');
}
