import { eq, inArray, lt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { attempts } from './schema.ts';

const MINUTE_MS = 60_000;

interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

/** How often what may be tried. */
const LIMITS = {
  /** Wrong passwords for one account from one address. */
  'login-pair': { most: 10, windowMs: 15 * MINUTE_MS },
  /** From anywhere: so many that nobody can lock out a person by guessing a little. */
  'login-account': { most: 100, windowMs: 15 * MINUTE_MS },
  /** For any account: people behind one address are many. */
  'login-address': { most: 50, windowMs: 15 * MINUTE_MS },
  'signup-address': { most: 100, windowMs: 60 * MINUTE_MS },
  'forgot-address': { most: 50, windowMs: 60 * MINUTE_MS },
  /** Mails to one person: beyond it they are left out without a word. */
  'forgot-account': { most: 5, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

export type Attempt = readonly [name: keyof typeof LIMITS, ...of: string[]];

/** Neither addresses nor mail addresses are kept as they are. */
const keyOf = (attempt: Attempt) => createHash('sha256').update(attempt.join('\0').toLowerCase()).digest('base64url');

/**
 * Counts attempts, before they are made, so that a hundred at once are a hundred.
 *
 * @returns how many seconds to wait where one of them is too many
 */
export async function countAttempts(db: Db, ...made: readonly Attempt[]): Promise<number | undefined> {
  const now = new Date();
  let wait: number | undefined;
  for (const attempt of made) {
    const { most, windowMs } = LIMITS[attempt[0]];
    const until = new Date(now.getTime() + windowMs);
    const over = sql`${attempts.until} <= ${now.toISOString()}::timestamptz`;
    const [row] = await db
      .insert(attempts)
      .values({ key: keyOf(attempt), count: 1, until })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
          until: sql`case when ${over} then excluded.until else ${attempts.until} end`,
        },
      })
      .returning();
    if (row && row.count > most) wait = Math.max(wait ?? 1, Math.ceil((row.until.getTime() - now.getTime()) / 1000));
  }
  return wait;
}

/** Takes attempts back that turned out well. */
export async function forgiveAttempts(db: Db, ...made: readonly Attempt[]): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(inArray(attempts.key, made.map(keyOf)));
}

/** Forgets what was counted: the person has shown the right password. */
export async function forgetAttempts(db: Db, attempt: Attempt): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, keyOf(attempt)));
}

export async function sweepAttempts(db: Db): Promise<void> {
  await db.delete(attempts).where(lt(attempts.until, new Date()));
}
