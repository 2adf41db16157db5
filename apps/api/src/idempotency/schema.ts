import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { personId } from '../identity/schema.ts';

/** Responses to calls with an `Idempotency-Key`, stored for 24 hours (W11). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: personId('user_id').notNull(),
    /** Id of the contract's operation. */
    operation: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null only within the transaction that runs the call. */
    status: integer(),
    /** The body as it was sent; null if there was none. */
    body: text('answer'),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operation, table.key] }),
    index('idempotency_keys_expiry').on(table.expiresAt),
  ],
);
