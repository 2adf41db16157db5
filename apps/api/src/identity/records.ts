import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Db } from '../db/database.ts';
import { userIdOf } from './accounts.ts';
import { identityRecords } from './schema.ts';

/** A person who reads the database must not be able to use its contents. */
const SECRET = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode']);

/** The stored form of a secret. */
export const storedSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * How long a rotated refresh token may be used again. Its first use may have been by a client that died before it could store the response;
 * later uses are a theft, and end the grant (RFC 9700, section 4.14.2).
 */
const REUSE_MS = 10_000;

/** The storage adapter of a provider of the oidc-provider library. `prefix` separates two providers. */
export const recordsAdapter = (db: Db, prefix = '') =>
  class Records implements Adapter {
    readonly #model: string;
    readonly #type: string;

    constructor(model: string) {
      this.#model = model;
      this.#type = prefix + model;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      const { jti: _secret, ...rest } = payload;
      const row = {
        type: this.#type,
        id: this.#stored(id),
        payload: SECRET.has(this.#model) ? rest : { ...payload },
        userId: userIdOf(payload.accountId ?? '') ?? null,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expiresAt: new Date(Date.now() + expiresIn * 1000),
      };
      await db
        .insert(identityRecords)
        .values(row)
        .onConflictDoUpdate({ target: [identityRecords.type, identityRecords.id], set: row });
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      const found = await this.#first(eq(identityRecords.id, this.#stored(id)));
      return found && { ...found, jti: id };
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.#first(eq(identityRecords.uid, uid));
    }

    async findByUserCode(): Promise<undefined> {
      // Only the device flow has user codes.
      return undefined;
    }

    async consume(id: string): Promise<void> {
      const taken = await db
        .update(identityRecords)
        .set({ consumedAt: new Date() })
        .where(and(this.#is(id), isNull(identityRecords.consumedAt)))
        .returning({ id: identityRecords.id });
      // If two requests use the same code at the same time, only one gets tokens.
      if (taken.length === 0 && this.#model === 'AuthorizationCode') {
        throw new errors.InvalidGrant('authorization code already consumed');
      }
    }

    async destroy(id: string): Promise<void> {
      await db.delete(identityRecords).where(this.#is(id));
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      await db
        .delete(identityRecords)
        .where(and(eq(identityRecords.type, this.#type), eq(identityRecords.grantId, grantId)));
    }

    async #first(condition: ReturnType<typeof eq>): Promise<AdapterPayload | undefined> {
      const [row] = await db
        .select({ payload: identityRecords.payload, consumedAt: identityRecords.consumedAt })
        .from(identityRecords)
        .where(and(eq(identityRecords.type, this.#type), condition));
      if (!row) return undefined;
      const reuse = this.#model === 'RefreshToken' ? REUSE_MS : 0;
      const isConsumed = row.consumedAt !== null && Date.now() - row.consumedAt.getTime() >= reuse;
      return { ...row.payload, ...(isConsumed && { consumed: true }) };
    }

    #is(id: string) {
      return and(eq(identityRecords.type, this.#type), eq(identityRecords.id, this.#stored(id)));
    }

    #stored(id: string): string {
      return SECRET.has(this.#model) ? storedSecret(id) : id;
    }
  };

/** Ends grants with all their tokens. */
export async function revokeGrants(db: Db, grantIds: readonly string[]): Promise<void> {
  if (grantIds.length === 0) return;
  await db.delete(identityRecords).where(inArray(identityRecords.grantId, [...grantIds]));
  await db
    .delete(identityRecords)
    .where(and(eq(identityRecords.type, 'Grant'), inArray(identityRecords.id, [...grantIds])));
}

/** Ends the sessions at the provider that gave this grant to a client. */
export async function endSessionsOf(
  db: Db,
  { accountId, clientId, grantId }: { accountId: string; clientId: string; grantId: string },
): Promise<void> {
  const userId = userIdOf(accountId);
  if (userId === undefined) return;
  const given = sql`${identityRecords.payload}->'authorizations'->${clientId}::text->>'grantId'`;
  await db
    .delete(identityRecords)
    .where(and(eq(identityRecords.type, 'Session'), eq(identityRecords.userId, userId), eq(given, grantId)));
}

/**
 * Signs an account out everywhere: sessions at the provider, grants and tokens (P13: at once). `except` is the grant of the device that
 * stays signed in.
 */
export async function signOutEverywhere(
  db: Db,
  userId: string,
  { except }: { readonly except?: string } = {},
): Promise<void> {
  const ofAccount = eq(identityRecords.userId, userId);
  const kept =
    except === undefined ? [] : [isDistinctFrom(identityRecords.grantId, except), ne(identityRecords.id, except)];
  await db.delete(identityRecords).where(and(ofAccount, ...kept));
}

const isDistinctFrom = (column: typeof identityRecords.grantId, value: string) =>
  sql`${column} is distinct from ${value}`;
