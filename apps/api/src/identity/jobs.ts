import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { deleteBatch, expiry } from '../jobs/expiry.ts';
import type { Job } from '../jobs/job.ts';
import { attempts, federatedLogins, identityRecords, mailLinks } from './schema.ts';

const HOUR_MS = 3_600_000;

/** Grants without a session or token. A new one may be waiting for its first code. */
function isEmptyGrant(db: Db, now: Date) {
  const token = alias(identityRecords, 'token');
  const ofGrant = db
    .select({ one: sql`1` })
    .from(token)
    .where(eq(token.grantId, identityRecords.id));
  return and(
    eq(identityRecords.type, 'Grant'),
    lt(sql`(${identityRecords.payload}->>'iat')::bigint`, Math.floor((now.getTime() - HOUR_MS) / 1000)),
    notExists(ofGrant),
  );
}

/** The provider's periodic work, in any one process. */
export const identityJobs: readonly Job[] = [
  expiry('expire-identity-records', identityRecords, identityRecords.expiresAt),
  {
    name: 'delete-empty-grants',
    everyMs: 600_000,
    step: (db, now) => deleteBatch(db, identityRecords, isEmptyGrant(db, now)),
  },
  expiry('expire-mail-links', mailLinks, mailLinks.expiresAt),
  expiry('expire-federated-logins', federatedLogins, federatedLogins.expiresAt),
  expiry('expire-attempts', attempts, attempts.until),
];
