import { ErrorBody, operationsByName, type Operation } from '@social-shop/api-contract';
import { nameOf, routeOf, type Call, type Wire } from '@social-shop/api-contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../db/database.ts';
import type { People, Person } from '../identity/person.ts';

/** A call as its handler gets it: validated against the contract, and its user checked against its access. */
export interface Served<C extends Call> {
  readonly params: Wire<C, 'params'>;
  readonly query: Wire<C, 'query'>;
  readonly body: Wire<C, 'body'>;
  /** The user who makes it. For a public call, undefined if nobody is signed in or if the response is the same for all. */
  readonly person: C['access'] extends 'public' ? Person | undefined : Person;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The transaction for all writes of an idempotent call, which also stores its response. */
  readonly transaction: C extends { readonly idempotent: true } ? Db : undefined;
}

type Result<T> = [T] extends [undefined] ? void : T;
type Handler<C extends Call> = (served: Served<C>) => Promise<Result<Wire<C, 'response'>>>;

/**
 * Registers a call of the contract: its path, its schemas both ways, its access and its entry in the OpenAPI document.
 *
 * @throws if the contract has no such operation.
 */
export function serve<C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  const operation = operationsByName.get(nameOf(call));
  if (!operation)
    throw new Error(`${nameOf(call)} is not an operation of the contract: add its resource to operations.ts.`);
  serveOperation(app, operation, handler as unknown as (served: Served<Call>) => Promise<unknown>);
}

/**
 * The same for an operation with its schemas.
 *
 * @throws if it does not state its access, or takes idempotency keys of anybody.
 */
export function serveOperation<O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handler: (served: Served<O>) => Promise<unknown>,
): void {
  const { id, method, rank, params, query, body, response, status, access, sameForAll, idempotent } = operation;
  if (!isAccess(access)) throw new Error(`${nameOf(operation)} does not state who may make it.`);
  if (idempotent && access === 'public')
    throw new Error(`${nameOf(operation)} takes idempotency keys, which belong to a user, but is public.`);
  app.route({
    method,
    url: routeOf(operation),
    // A HEAD would run the whole call for a response without a body.
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
    // Before anything else of the call is read: a client without access learns nothing about it.
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
    /** The user of a call, once known. */
    person?: Person;
  }
}
