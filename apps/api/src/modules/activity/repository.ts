import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { postActivity } from './schema.ts';

const HOUR_MS = 3_600_000;

/** The full hour of a moment. */
export const hourOf = (moment: Date) => new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);

export interface Activity {
  readonly kind: (typeof postActivity.$inferInsert)['kind'];
  readonly postIds: readonly string[];
  readonly network: string;
  readonly at: Date;
}

/** Ids of posts that do not exist are ignored, and so are repetitions from the same network within the hour. */
export async function recordActivity(db: Db, { kind, postIds, network, at }: Activity): Promise<void> {
  if (postIds.length === 0) return;
  await db.execute(
    sql`insert into ${postActivity} (hour, post_id, kind, network)
    select ${hourOf(at).toISOString()}::timestamptz, id, ${kind}, ${network} from posts
    where id = any(${sql.param(postIds)}::uuid[]) on conflict do nothing`,
  );
}
