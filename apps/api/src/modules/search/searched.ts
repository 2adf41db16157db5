import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { expiry } from '../../jobs/expiry.ts';
import { searchedTexts } from './schema.ts';
import { cutQuery } from './terms.ts';

const KEPT_MS = 62 * 86_400_000;

/** Queries are kept for this month and the last. */
export const expireSearchedTexts = expiry('expire-searched-texts', searchedTexts, searchedTexts.month, KEPT_MS);

/** The first moment of a month. */
export const monthOf = (moment: Date) => new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth()));

/** A mail address or phone number is personal, so it is not stored. */
const isPersonal = (text: string) => text.includes('@') || /\d{6}/.test(text);

/**
 * Stores queries of a visitor, each once per network and month, so the number of rows is the number of people.
 *
 * @param network a digest that is the same for the month.
 */
export async function recordSearches(db: Db, texts: readonly string[], network: string, now: Date): Promise<void> {
  const kept = texts
    .map((text) => cutQuery(text).normalize('NFC').toLowerCase())
    .filter((text) => text !== '' && !isPersonal(text));
  if (kept.length === 0) return;
  await db.execute(sql`
    insert into ${searchedTexts} (month, text, network)
    select ${monthOf(now).toISOString()}::timestamptz, text, ${network} from unnest(${sql.param([...new Set(kept)])}::text[]) text
    on conflict do nothing`);
}
