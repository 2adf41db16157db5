import { ErrorBody, type Operation } from '@social-shop/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import type { Db } from '../db/database.ts';

type Part<T extends TSchema | undefined> = T extends TSchema ? Static<T> : undefined;

/** A call as its handler sees it: already checked against the contract. */
export interface Call<T extends Operation> {
  readonly params: Part<T['params']>;
  readonly query: Part<T['query']>;
  readonly body: Part<T['body']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** All that an idempotent call writes goes through this transaction, which keeps its answer too. */
  readonly transaction: T extends { readonly idempotent: true } ? Db : undefined;
}

/** Visible characters only; two headers of the name become one with a space in it. */
const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 255, pattern: '^[!-~]*$' })),
});

/** Registers an operation of the contract: its path, its schemas both ways and its place in the OpenAPI document. */
export function serve<const T extends Operation>(
  app: FastifyInstance,
  operation: T,
  handler: (call: Call<T>) => Promise<Static<T['response']>>,
): void {
  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // A HEAD would run the whole call for an answer without a body.
    exposeHeadRoute: false,
    schema: {
      operationId: operation.id,
      tags: [operation.id.slice(0, operation.id.lastIndexOf('.'))],
      ...(operation.params && { params: operation.params }),
      ...(operation.query && { querystring: operation.query }),
      ...(operation.body && { body: operation.body }),
      ...(operation.idempotent && { headers: IdempotencyHeaders }),
      response: { [operation.status]: operation.response, '4xx': ErrorBody, '5xx': ErrorBody },
    },
    handler: async (request, reply) => {
      reply.code(operation.status);
      const run = (transaction?: Db) =>
        handler({
          params: request.params,
          query: request.query,
          body: request.body,
          request,
          reply,
          transaction,
        } as Call<T>);
      return operation.idempotent ? app.serveOnce({ operation, request, reply, run }) : run();
    },
  });
}
