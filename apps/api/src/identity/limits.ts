import { networksOf } from '@social-shop/environment';
import { inArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { attempts } from './schema.ts';

const MINUTE_MS = 60_000;

interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

/** How often something may be tried. */
const LIMITS = {
  /** Wrong passwords for one account from one address. */
  'login-pair': { most: 10, windowMs: 15 * MINUTE_MS },
  /** From anywhere. Beyond this, guesses are slowed down, not refused: otherwise anybody could lock out anybody. */
  'login-account': { most: 100, windowMs: 15 * MINUTE_MS },
  /** For any account: many people may share an address. */
  'login-address': { most: 50, windowMs: 15 * MINUTE_MS },
  /** For any account from anywhere; again a limit for slowing down. */
  'login-anywhere': { most: 2_000, windowMs: 15 * MINUTE_MS },
  'signup-address': { most: 100, windowMs: 60 * MINUTE_MS },
  'forgot-address': { most: 50, windowMs: 60 * MINUTE_MS },
  /** Mails to one user. Beyond this they are dropped silently: each earlier one allows to set a new password. */
  'forgot-account': { most: 5, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof LIMITS;

/** A wider network has many unrelated visitors: it may try as often as four addresses. */
const WIDER = 4;

/** An attempt as one limit counts it. */
export interface Attempt {
  /** Neither IP addresses nor mail addresses are stored in clear text. */
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Returns an attempt to count against the limit `name`; `of` identifies who makes it. */
export function attemptOf(name: LimitName, ...of: readonly string[]): Attempt {
  const key = createHash('sha256')
    .update([name, ...of].join('\0').toLowerCase())
    .digest('base64url');
  return { key, ...LIMITS[name] };
}

/** The same by address: once for each network that the address is counted by, the narrowest first. */
export function attemptsFrom(address: string, name: LimitName, ...of: readonly string[]): readonly Attempt[] {
  return networksOf(address).map((network, index) => {
    const attempt = attemptOf(name, ...of, network);
    return index === 0 ? attempt : { ...attempt, most: attempt.most * WIDER };
  });
}

/** The state of one attempt after it was counted. */
export interface Counted extends Attempt {
  /** Including this one. */
  readonly count: number;
  /** Seconds until its window ends. */
  readonly endsIn: number;
}

/** Counts attempts before they are made, so a hundred at once count as a hundred in every process. */
export async function countAttempts(db: Db, made: readonly Attempt[]): Promise<readonly Counted[]> {
  const now = new Date();
  // In a fixed order, so two that count the same keys cannot deadlock.
  const rows = made
    .map(({ key, windowMs }) => ({ key, count: 1, until: new Date(now.getTime() + windowMs) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const isOver = sql`${attempts.until} <= ${now.toISOString()}::timestamptz`;
  const counted = await db
    .insert(attempts)
    .values(rows)
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        until: sql`case when ${isOver} then excluded.until else ${attempts.until} end`,
      },
    })
    .returning();
  const byKey = new Map(counted.map((row) => [row.key, row]));
  return made.map((attempt) => {
    const { count = 1, until = now } = byKey.get(attempt.key) ?? {};
    return { ...attempt, count, endsIn: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) };
  });
}

export const isTooMuch = ({ count, most }: Counted) => count > most;

/** Seconds to wait if one of these is too many. */
export function waitOf(counted: readonly Counted[]): number | undefined {
  const over = counted.filter(isTooMuch);
  return over.length > 0 ? Math.max(...over.map(({ endsIn }) => endsIn)) : undefined;
}

/** Counts an attempt by address; returns the seconds to wait if it is one too many. */
export const countFrom = async (db: Db, address: string, name: LimitName): Promise<number | undefined> =>
  waitOf(await countAttempts(db, attemptsFrom(address, name)));

/** Locks rows in the order in which they are counted, again to avoid deadlocks. */
const rowsOf = (made: readonly Attempt[]) => {
  const keys = made.map(({ key }) => key);
  return sql`${attempts.key} in (select key from ${attempts} where ${inArray(attempts.key, keys)} order by key collate "C" for update)`;
};

/** Takes attempts back: they succeeded, or were not made. */
export async function forgiveAttempts(db: Db, made: readonly Attempt[]): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(rowsOf(made));
}

/** Deletes the counts: the right password was entered. */
export async function forgetAttempts(db: Db, made: readonly Attempt[]): Promise<void> {
  await db.delete(attempts).where(rowsOf(made));
}
