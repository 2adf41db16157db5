import type { Operation } from '@social-shop/api-contract';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { Clean } from 'typebox/value';

/**
 * A hash of the parts of a request that the contract knows, in any order of fields. Unknown fields are ignored, as everywhere (W12),
 * however deep they are; they are also removed from the request.
 */
export function requestHash({ query, body }: Operation, request: FastifyRequest): string {
  const asked = {
    params: request.params,
    query: query && Clean(query, request.query),
    body: body && Clean(body, request.body),
  };
  return createHash('sha256').update(JSON.stringify(asked, inOrder)).digest('base64url');
}

const inOrder = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
