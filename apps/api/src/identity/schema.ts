import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** All users. An address belongs to one account, however it signs in. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** As it was typed; compared case-insensitively. */
    email: text().notNull(),
    emailConfirmedAt: at('email_confirmed_at'),
    canChangeEmail: boolean('can_change_email').notNull().default(true),
    /** How the account signs in: with a password, or at Google. */
    provider: text({ enum: ['email', 'google'] }).notNull(),
    passwordHash: text('password_hash'),
    /** `sub` at Google. */
    federatedSubject: text('federated_subject').unique(),
    name: text().notNull().default(''),
    /** `shopper`: the account of a visitor. `support`: an agent, who may act as a visitor (P11). */
    role: text({ enum: ['shopper', 'support'] })
      .notNull()
      .default('shopper'),
    accountId: uuid('account_id').notNull(),
    publisherId: uuid('publisher_id'),
    /** The invitation code of the account. */
    invite: text(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    check(
      'users_sign_in',
      sql`(${table.provider} = 'email') = (${table.passwordHash} is not null) and (${table.provider} = 'google') = (${table.federatedSubject} is not null)`,
    ),
  ],
);

/**
 * A column that names a user: the row is deleted with the user. Its column comes first in an index, otherwise deletion reads the whole
 * table.
 */
export const personId = (name: string) => uuid(name).references(() => users.id, { onDelete: 'cascade' });

const keptId = customType<{ data: string; config: { readonly keptBecause: string }; configRequired: true }>({
  dataType: () => 'uuid',
});

/** A column that names a user whose row stays when the user is deleted, and why. The id is then replaced (`deletePerson`). */
export const keptPersonId = (name: string, keptBecause: string) => keptId(name, { keptBecause });

/** The provider's state: sessions, grants, codes, tokens. Secrets are stored as their hash. */
export const identityRecords = pgTable(
  'identity_records',
  {
    type: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null if it has no user yet, or is of the stand-in for Google, whose people have no account here. */
    userId: personId('user_id'),
    grantId: text('grant_id'),
    uid: text(),
    consumedAt: at('consumed_at'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id] }),
    index('identity_records_user').on(table.userId),
    index('identity_records_grant').on(table.grantId),
    index('identity_records_uid').on(table.type, table.uid),
    index('identity_records_expiry').on(table.expiresAt),
  ],
);

/** Keys that sign ID tokens, and those that sign the provider's cookies. */
export const identityKeys = pgTable('identity_keys', {
  id: text().primaryKey(),
  use: text({ enum: ['id-tokens', 'cookies'] }).notNull(),
  /** A private JWK, or `{ secret }`. */
  material: jsonb().$type<Record<string, unknown>>().notNull(),
  /** Published before it signs, so no client meets a signature of a key that it could not have fetched. */
  signsFrom: at('signs_from').notNull(),
});

/** How often something was tried in the current window. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  until: at('until').notNull(),
});

/** Links sent by mail, each valid for one use. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text({ enum: ['set-password', 'confirm-email'] }).notNull(),
    userId: personId('user_id').notNull(),
    /** The address to which the link was sent: it proves nothing about a later one. */
    email: text().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('mail_links_user').on(table.userId)],
);

/** Mail of an installation without a mail server. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: personId('user_id').notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('outbox_user').on(table.userId)],
);

/** Visitors who are at Google, by the `state` with which they return. */
export const federatedLogins = pgTable('federated_logins', {
  state: text().primaryKey(),
  interactionUid: text('interaction_uid').notNull(),
  nonce: text().notNull(),
  codeVerifier: text('code_verifier').notNull(),
  expiresAt: at('expires_at').notNull(),
});

const AUDIT = 'An audit that a user could delete with their account would be useless.';

/** The record of each time an agent viewed the shop as another user; it outlives both accounts. */
export const impersonations = pgTable('impersonations', {
  id: uuid().primaryKey(),
  agentId: keptPersonId('agent_id', AUDIT).notNull(),
  userId: keptPersonId('user_id', AUDIT).notNull(),
  reason: text().notNull(),
  startedAt: at('started_at').notNull(),
  endsAt: at('ends_at').notNull(),
  /** The grant whose tokens carry `impersonator_id`. */
  grantId: text('grant_id').unique(),
});
