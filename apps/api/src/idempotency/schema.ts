import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { personId } from '../identity/schema.ts';

/** Responses to calls with an `Idempotency-Key`, stored for 24 hours (decision W11). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: personId('user_id').notNull(),
    /** Id of the contract's operation. */
    operation: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null within the transaction that finds the answer, and for nobody else. */
    status: integer(),
    /** The body as it was sent; null where it has none. */
    body: text('answer'),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operation, table.key] }),
    index('idempotency_keys_expiry').on(table.expiresAt),
  ],
);
