import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiFailure } from '../plugins/errors.ts';
import type { IdentityEnv } from './env.ts';
import { VISITOR_ADDRESS } from './passwordGrant.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The host's secret is in this header if `Authorization` has a visitor's token. */
const HOST_AUTHORIZATION = 'x-host-authorization';

/** Whether a request has the host's client id and secret (HTTP Basic). */
export function isFromHost({ headers }: FastifyRequest, { clientId, clientSecret }: IdentityEnv): boolean {
  const shown = headers[HOST_AUTHORIZATION] ?? headers.authorization;
  const given = /^Basic ([\w+/]+=*)$/i.exec(typeof shown === 'string' ? shown : '')?.[1] ?? '';
  const expected = [clientId, clientSecret].map(encodeURIComponent).join(':');
  return timingSafeEqual(digest(Buffer.from(given, 'base64').toString()), digest(expected));
}

/** The visitor behind a request: as the host states, if it is from the host; otherwise the sender (W21). */
export function visitorAddress(request: FastifyRequest, env: IdentityEnv): string {
  const named = request.headers[VISITOR_ADDRESS];
  return typeof named === 'string' && isFromHost(request, env) ? named : request.ip;
}

export const tooManyAttempts = () => new ApiFailure(429, 'rate-limited', 'Too many attempts.');
