import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../plugins/errors.ts';
import { findUserBySubject, type User } from './accounts.ts';
import type { IdentityContext } from './context.ts';
import { impersonationOfGrant } from './impersonation.ts';
import { identityRecords } from './schema.ts';

/** Whose call it is. */
export interface Person {
  readonly user: User;
  /** The support agent who looks at the shop as this person. */
  readonly impersonatorId: string | undefined;
  readonly grantId: string;
}

const SENSITIVE_SECONDS = 600;

/** The token that a request bears (RFC 6750, section 2.1). */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\w~+/.-]+=*)$/i.exec(headers.authorization ?? '')?.[1];

const unauthorized = () => new ApiFailure(401, 'unauthorized', 'The call needs the access token of a person.');
const forbidden = (why: string) => new ApiFailure(403, 'forbidden', why);

/**
 * Who sends a request, by its bearer token, looked up on each call so that sign-out acts at once (P13).
 *
 * @throws 401 without a token that is good now, 403 `key-not-authorised` where the token lacks the consumer scope
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
 * The same for what only the person may do, shortly after signing in (P1, P10).
 *
 * @throws 403 also for an agent's view, and where the sign-in is older than ten minutes
 */
export async function personForSensitiveAct(lookup: Lookup, request: FastifyRequest): Promise<Person> {
  const person = await personOf(lookup, request);
  if (person.impersonatorId) throw forbidden('An agent cannot do this for a person.');
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

/** Who makes a call, by what its access asks for; each throws where nobody may be let in. */
export interface People {
  member(request: FastifyRequest): Promise<Person>;
  sensitive(request: FastifyRequest): Promise<Person>;
}

type Lookup = Pick<IdentityContext, 'db' | 'provider'>;
