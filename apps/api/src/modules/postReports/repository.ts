import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { statement, type Places } from '../../db/statement.ts';
import { timeOrderedId } from '../../db/timeOrderedId.ts';
import type { Stretch } from '../../http/paging.ts';
import { postReports } from './schema.ts';

/** A report without the person who made it. */
const shown = {
  id: postReports.id,
  postId: postReports.postId,
  reason: postReports.reason,
  reportedAt: postReports.reportedAt,
};

export type ReportRow = Awaited<ReturnType<typeof newestReports>>[number];

interface PageValues {
  readonly moment: string;
  readonly lastAt?: string | undefined;
  readonly lastId?: string | undefined;
  readonly count: number;
}

const newestReports = statement((db, { moment, lastAt, lastId, count }: Places<PageValues>) =>
  db
    .select(shown)
    .from(postReports)
    .where(
      and(
        sql`${postReports.reportedAt} <= ${moment}::timestamptz`,
        lastAt && sql`(${postReports.reportedAt}, ${postReports.id}) < (${lastAt}::timestamptz, ${lastId}::uuid)`,
      ),
    )
    .orderBy(desc(postReports.reportedAt), desc(postReports.id))
    .limit(count),
);

/** The first `count` reports as of `moment`, newest first, after one of them. */
export const pageOfReports = (db: Db, { moment, after, count }: Stretch): Promise<ReportRow[]> =>
  newestReports(db, {
    moment: moment.toISOString(),
    lastAt: after && new Date(after.key).toISOString(),
    lastId: after?.id,
    count,
  });

/** Stores a report unless the person has reported the post before. @returns undefined if the earlier one is gone by now. */
export async function addReport(db: Db, report: Pick<typeof postReports.$inferInsert, 'userId' | 'postId' | 'reason'>) {
  const reportedAt = new Date();
  const [made] = await db
    .insert(postReports)
    .values({ ...report, id: timeOrderedId(reportedAt.getTime()), reportedAt })
    .onConflictDoNothing()
    .returning(shown);
  if (made) return { report: made, isNew: true };
  const [known] = await db
    .select(shown)
    .from(postReports)
    .where(and(eq(postReports.userId, report.userId), eq(postReports.postId, report.postId)));
  return known && { report: known, isNew: false };
}
