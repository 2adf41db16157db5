import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../plugins/errors.ts';
import { findUserBySubject, type User } from './accounts.ts';
import type { IdentityContext } from './context.ts';
import { impersonationOfGrant } from './impersonation.ts';
import { identityRecords } from './schema.ts';

/** The user of a call. */
export interface Person {
  readonly user: User;
  /** The support agent who views the shop as this user. */
  readonly impersonatorId: string | undefined;
  readonly grantId: string;
}

const SENSITIVE_SECONDS = 600;

/** The bearer token of a request (RFC 6750, section 2.1). */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\w~+/.-]+=*)$/i.exec(headers.authorization ?? '')?.[1];

const unauthorized = () => new ApiFailure(401, 'unauthorized', 'The call needs the access token of a user.');
const forbidden = (why: string) => new ApiFailure(403, 'forbidden', why);

/**
 * The user of a request, by its bearer token, looked up on each call so sign-out takes effect at once (P13).
 *
 * @throws 401 without a valid token, 403 `key-not-authorised` if the token lacks the consumer scope
 */
export async function personOf({ db, provider }: Lookup, request: FastifyRequest): Promise<Person> {
  const token = bearerOf(request);
  const found = token === undefined ? undefined : await provider().AccessToken.find(token);
  if (!found?.grantId) throw unauthorized();
  if (!found.scopes.has('consumer')) {
    const message = 'The access token has no consumer scope.';
    throw new ApiFailure(403, 'key-not-authorised', message, { error: 'Key not authorised' });
  }
  const [user, record] = await Promise.all([
    findUserBySubject(db, found.accountId),
    impersonationOfGrant(db, found.grantId),
  ]);
  if (!user || (record && record.endsAt <= new Date())) throw unauthorized();
  return { user, impersonatorId: record?.agentId, grantId: found.grantId };
}

/**
 * The same for actions that only the user may do, shortly after sign-in (P1, P10).
 *
 * @throws 403 also for an agent's view, and if the sign-in is older than ten minutes
 */
export async function personForSensitiveAct(lookup: Lookup, request: FastifyRequest): Promise<Person> {
  const person = await personOf(lookup, request);
  if (person.impersonatorId) throw forbidden('An agent cannot do this for a user.');
  const { db } = lookup;
  const [signIn] = await db
    .select({ at: sql<string | null>`max((${identityRecords.payload}->>'authTime')::bigint)` })
    .from(identityRecords)
    .where(eq(identityRecords.grantId, person.grantId));
  if (Date.now() / 1000 - Number(signIn?.at ?? 0) > SENSITIVE_SECONDS) {
    throw forbidden('The sign-in is older than ten minutes: sign in again.');
  }
  return person;
}

/** The user of a call, by its access; each throws if the call is not allowed. */
export interface People {
  member(request: FastifyRequest): Promise<Person>;
  sensitive(request: FastifyRequest): Promise<Person>;
}

type Lookup = Pick<IdentityContext, 'db' | 'provider'>;
