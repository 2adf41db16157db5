import type { Operation } from '@social-shop/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Db } from '../db/database.ts';
import { ApiFailure } from '../plugins/errors.ts';
import { runOnce } from './runOnce.ts';
import { requestHash } from './requestHash.ts';

interface IdempotentCall {
  readonly operation: Operation;
  /** The user whose key it is. */
  readonly userId: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Runs the call. All its writes go through the transaction. */
  readonly run: (transaction: Db) => Promise<unknown>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs a call, or returns the stored response if its `Idempotency-Key` was used before. Without a key, it always runs. */
    serveOnce(call: IdempotentCall): Promise<unknown>;
  }
}

/** `Idempotency-Key` for the contract's idempotent operations (docs/decisions/0027-jobs-keys-and-people.md). */
export const idempotency = fastifyPlugin<{ db: Db }>(async (app, { db }) => {
  app.decorate('serveOnce', async ({ operation, userId, request, reply, run }: IdempotentCall) => {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return db.transaction(run);

    const keyed = { userId, operation: operation.id, key, requestHash: requestHash(operation, request) };
    const { status, body } = await runOnce(db, keyed, async (transaction) => {
      const result = await run(transaction);
      // Stored as bytes, so a repeated request gets the same response even if the schema has changed.
      return { status: reply.statusCode, body: result === undefined ? null : String(reply.serialize(result)) };
    }).catch((error: unknown) => {
      if (error instanceof ApiFailure && error.status === 409) reply.header('retry-after', '1');
      throw error;
    });
    reply.code(status);
    if (body === null) return undefined;
    return reply.type('application/json; charset=utf-8').serializer(String).send(body);
  });
});
