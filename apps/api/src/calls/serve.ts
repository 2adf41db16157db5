import { ErrorBody, operationsByName, type Operation } from '@social-shop/api-contract';
import { nameOf, routeOf, type Call, type Wire } from '@social-shop/api-contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../db/database.ts';
import type { People, Person } from '../identity/person.ts';

/** A call as its handler sees it: already checked against the contract, and its person against its access. */
export interface Served<C extends Call> {
  readonly params: Wire<C, 'params'>;
  readonly query: Wire<C, 'query'>;
  readonly body: Wire<C, 'body'>;
  /** Who makes it. Of a public call, undefined where nobody is signed in or where its answer is the same for all. */
  readonly person: C['access'] extends 'public' ? Person | undefined : Person;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** All that an idempotent call writes goes through this transaction, which keeps its answer too. */
  readonly transaction: C extends { readonly idempotent: true } ? Db : undefined;
}

type Result<T> = [T] extends [undefined] ? void : T;
type Handler<C extends Call> = (served: Served<C>) => Promise<Result<Wire<C, 'response'>>>;

/**
 * Registers a call of the contract: its path, its schemas both ways, who may make it and its place in the OpenAPI document.
 *
 * @throws for a call that is not one of the contract's operations.
 */
export function serve<C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  const operation = operationsByName.get(nameOf(call));
  if (!operation)
    throw new Error(`${nameOf(call)} is no operation of the contract: enter its resource in operations.ts.`);
  serveOperation(app, operation, handler as unknown as (served: Served<Call>) => Promise<unknown>);
}

/**
 * The same for an operation with its schemas.
 *
 * @throws where it does not say who may make it, or takes keys of nobody.
 */
export function serveOperation<O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handler: (served: Served<O>) => Promise<unknown>,
): void {
  const { id, method, rank, params, query, body, response, status, access, sameForAll, idempotent } = operation;
  if (!isAccess(access)) throw new Error(`${nameOf(operation)} does not say who may make it.`);
  if (idempotent && access === 'public') throw new Error(`${nameOf(operation)} takes keys, which are a person's own.`);
  app.route({
    method,
    url: routeOf(operation),
    // A HEAD would run the whole call for an answer without a body.
    exposeHeadRoute: false,
    ...(rank !== undefined && { constraints: { rank } }),
    schema: {
      // An OpenAPI path has one operation per method.
      hide: rank !== undefined,
      operationId: id,
      tags: [id.slice(0, id.lastIndexOf('.'))],
      security: access === 'public' ? [] : [{ person: [access] }],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(idempotent && { headers: IdempotencyHeaders }),
      response: {
        [status]: response ?? Type.Null(),
        ...(response && { '2xx': response }),
        '4xx': ErrorBody,
        '5xx': ErrorBody,
      },
    },
    // Before anything of the call is read: who may not make it learns nothing of it.
    async onRequest(request, reply) {
      if (sameForAll) return;
      reply.header('cache-control', 'private, no-store');
      if (access !== 'public') request.person = await app.people[access](request);
      else if (request.headers.authorization !== undefined) request.person = await app.people.member(request);
    },
    async handler(request, reply) {
      reply.code(status);
      const { params, query, body, person } = request;
      const run = (transaction?: Db) =>
        handler({ params, query, body, person, request, reply, transaction } as unknown as Served<O>);
      if (!idempotent || !person) return run();
      return app.serveOnce({ operation, userId: person.user.id, request, reply, run });
    },
  });
}

const isAccess = (access: unknown) => access === 'public' || access === 'member' || access === 'sensitive';

/** Visible characters only; two headers of the name become one with a space in it. */
const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 255, pattern: '^[!-~]*$' })),
});

declare module 'fastify' {
  interface FastifyInstance {
    readonly people: People;
  }
  interface FastifyRequest {
    /** Whose call it is, once that is known. */
    person?: Person;
  }
}
