import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/** Days that the page of measures goes back. */
export const MEASURED_DAYS = 14;

/** Rows of each table of that page. */
const MOST_ROWS = 500;

/** A measure of a page on a day: of how many visits, and percentiles over these. */
export interface Measure {
  readonly day: string;
  readonly page: string;
  readonly measure: string;
  readonly count: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
}

/**
 * Web vitals and long tasks (milliseconds for each time that a page was shown), newest day first. A vital that has grown was sent again as the
 * same instance. Values come from browsers, so those of another kind are left out.
 */
export async function measuresByDay(db: Db, since: Date): Promise<readonly Measure[]> {
  const { rows } = await db.execute(sql`
    with instances as (
      select page, coalesce(properties->>'vital', 'Long tasks') as measure,
        to_char(min(at) at time zone 'UTC', 'YYYY-MM-DD') as day,
        max((coalesce(properties->'value', properties->'total'))::float8) as value
      from analytics_events
      where name in ('analytics.vital', 'analytics.long-tasks') and at >= ${since.toISOString()}
        and jsonb_typeof(coalesce(properties->'value', properties->'total')) = 'number'
      group by page, measure, coalesce(properties->>'instance', event_id::text)
    )
    select day, page, measure, count(*)::int as count,
      percentile_cont(0.5) within group (order by value) as p50,
      percentile_cont(0.75) within group (order by value) as p75,
      percentile_cont(0.95) within group (order by value) as p95
    from instances group by day, page, measure order by day desc, page, measure limit ${MOST_ROWS}`);
  return rows as unknown as readonly Measure[];
}

/** An error of browsers on a day, and how many visits met it. */
export interface ClientError {
  readonly day: string;
  readonly page: string;
  readonly error: string;
  readonly place: string;
  readonly count: number;
}

/** Errors of browsers, newest day first, the most frequent first. */
export async function errorsByDay(db: Db, since: Date): Promise<readonly ClientError[]> {
  const { rows } = await db.execute(sql`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, page, coalesce(properties->>'error', '') as error,
      coalesce(properties->>'place', '') as place, count(*)::int as count
    from analytics_events where name = 'analytics.error' and at >= ${since.toISOString()}
    group by day, page, error, place order by day desc, count desc, page, place limit ${MOST_ROWS}`);
  return rows as unknown as readonly ClientError[];
}
