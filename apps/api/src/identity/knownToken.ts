import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { statement, type Places } from '../db/statement.ts';
import { ApiFailure } from '../plugins/errors.ts';
import { bearerOf } from './person.ts';
import { storedSecret } from './records.ts';
import { identityRecords, impersonations, users } from './schema.ts';

/**
 * Refuses a call with an invalid token, even if it needs no sign-in, because its sender must learn that the session is over (P13). One
 * statement, and none for calls without a token.
 *
 * @throws 401
 */
export const refuseEndedTokens = (db: Db) => async (request: FastifyRequest) => {
  const { authorization } = request.headers;
  if (authorization === undefined || !/^bearer\b/i.test(authorization)) return;
  const token = bearerOf(request);
  if (token === undefined || !(await isGood(db, token))) {
    throw new ApiFailure(401, 'unauthorized', 'The access token is unknown or has expired.');
  }
};

const goodTokens = statement((db, { id, now }: Places<{ id: string; now: Date }>) =>
  db
    .select({ id: users.id })
    .from(identityRecords)
    .innerJoin(users, eq(users.id, identityRecords.userId))
    .leftJoin(impersonations, eq(impersonations.grantId, identityRecords.grantId))
    .where(
      and(
        eq(identityRecords.type, 'AccessToken'),
        eq(identityRecords.id, id),
        gt(identityRecords.expiresAt, now),
        or(isNull(impersonations.endsAt), gt(impersonations.endsAt, now)),
      ),
    ),
);

/** Whether a token exists, its user, too, and an agent's view of them is not over. */
async function isGood(db: Db, token: string): Promise<boolean> {
  const found = await goodTokens(db, { id: storedSecret(token), now: new Date() });
  return found.length > 0;
}
