import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { expiry } from '../jobs/expiry.ts';
import { ApiFailure, sqlStateOf } from '../plugins/errors.ts';
import { idempotencyKeys } from './schema.ts';

const KEPT_MS = 24 * 3_600_000;

/** SQLSTATE of a statement that took too long: here, of waiting for the first request with the same key. */
const TOOK_TOO_LONG = '57014';

/** The parts of a request that identify a repetition. */
export interface KeyedRequest {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
  readonly requestHash: string;
}

/** A response as it was sent: its body is JSON, or null if it has none. */
export interface StoredResponse {
  readonly status: number;
  readonly body: string | null;
}

export const expireIdempotencyKeys = expiry('expire-idempotency-keys', idempotencyKeys, idempotencyKeys.expiresAt);

/**
 * Runs a request once and returns the stored response when it is repeated. The effects of `run` and its response are committed in one
 * transaction; if `run` throws, both are rolled back. A repetition waits while the first request is running.
 *
 * @throws 422 if the key was used for a different request, 409 if the first request is still running after five seconds
 */
export async function runOnce(
  db: Db,
  request: KeyedRequest,
  run: (transaction: Db) => Promise<StoredResponse>,
  now = new Date(),
): Promise<StoredResponse> {
  const { userId, operation, key, requestHash } = request;
  const ofKey = and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );
  return db.transaction(async (transaction) => {
    if (await isFirst(transaction, request, now)) {
      const response = await run(transaction);
      await transaction.update(idempotencyKeys).set(response).where(ofKey);
      return response;
    }
    const [first] = await transaction.select().from(idempotencyKeys).where(ofKey);
    if (!first || first.status === null) throw new Error('A stored response is missing.');
    if (first.requestHash !== requestHash) {
      const message = 'The Idempotency-Key was used for another request: a new request needs a new key.';
      throw new ApiFailure(422, 'idempotency-mismatch', message);
    }
    return { status: first.status, body: first.body };
  });
}

/** Takes the key if it is unused or expired, after waiting for a request that is about to take it. */
async function isFirst(transaction: Db, request: KeyedRequest, now: Date): Promise<boolean> {
  const row = { ...request, status: null, body: null, expiresAt: new Date(now.getTime() + KEPT_MS) };
  try {
    const taken = await transaction
      .insert(idempotencyKeys)
      .values(row)
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.operation, idempotencyKeys.key],
        set: row,
        setWhere: lte(idempotencyKeys.expiresAt, now),
      })
      .returning({ key: idempotencyKeys.key });
    return taken.length > 0;
  } catch (error) {
    if (sqlStateOf(error) !== TOOK_TOO_LONG) throw error;
    const message = 'The first request with this Idempotency-Key is still running: repeat it later for its response.';
    throw new ApiFailure(409, 'conflict', message);
  }
}
