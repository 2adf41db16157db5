import type { Method } from '@social-shop/api-contract/call';
import { eq, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type AppParts } from './app.ts';
import type { Db } from './db/database.ts';
import { openTestDatabase } from './db/testing.ts';
import { readEnv, type Env } from './env.ts';
import { createEmailUser } from './identity/accounts.ts';
import { identityEnv } from './identity/env.ts';
import { users } from './identity/schema.ts';
import { askForTokens } from './identity/testing.ts';
import { createImageStore } from './images/store.ts';
import { mediaObjects } from './modules/media/schema.ts';
import { postHashtags, posts } from './modules/posts/schema.ts';
import { priceChanges, productDetails, products } from './modules/products/schema.ts';
import { profiles } from './modules/profiles/schema.ts';
import { retailerProducts, retailerProductVariants } from './modules/retailerProducts/schema.ts';
import { retailers } from './modules/retailers/schema.ts';

/** The platform on a new database, called through `app.inject`. */
export async function startTestPlatform(parts: Partial<AppParts> = {}) {
  const database = parts.database ?? (await openTestDatabase());
  const env = parts.env ?? readEnv({});
  const app = await createApp({
    env,
    identityEnv: testIdentityEnv(env),
    images: createImageStore({ dataDir: join(tmpdir(), 'social-shop-test-images') }),
    cursorSecret: Buffer.alloc(32, 7),
    // A busy machine must not fail a test.
    sheddingLimits: { eventLoopDelayMs: 0, waitingStatements: Infinity },
    ...parts,
    database,
  });
  async function signIn(email = `${randomUUID()}@example.test`): Promise<string> {
    const password = 'a long password';
    await createEmailUser(database.db, { email, password });
    const form = { grant_type: 'password', username: email, password };
    return (await askForTokens(app, form, '/token/')).body.access_token;
  }
  /** Makes calls with a token, or without one. */
  const caller = (token?: string) => async (method: Method, url: string, payload?: object) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
  };
  return {
    app,
    database,
    insert: inserter(database.db),
    /** Signs up a new user; returns their access token. */
    signIn,
    /** The same; returns a function that makes calls as this user. */
    async member() {
      const email = `${randomUUID()}@example.test`;
      const token = await signIn(email);
      const [user] = await database.db.select({ id: users.id }).from(users).where(eq(users.email, email));
      if (!user) throw new Error('Nobody has signed in.');
      return { userId: user.id, token, call: caller(token) };
    },
    /** Makes calls without a token. */
    call: caller(),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** Its clients' secrets are not secret, and need no data folder. */
function testIdentityEnv({ identity, ...env }: Env) {
  return identityEnv({ ...env, identity: { ...identity, clientSecret: 'secret', federatedClientSecret: 'secret' } });
}

type Insert<Table extends PgTable> = Partial<InferInsertModel<Table>>;

/** Inserts rows with default values for fields that a test leaves out, and returns them. */
function inserter(db: Db) {
  const insert = {
    async media(values: Insert<typeof mediaObjects> = {}) {
      const row = {
        id: randomUUID(),
        type: 'image' as const,
        width: 900,
        height: 1200,
        dominantColor: '#d9d6d0',
        alt: 'A linen dress by a window',
        recipe: { kind: 'avatar', seed: 'test', palette: 'linen' } as const,
        ...values,
      };
      await db.insert(mediaObjects).values(row);
      return row;
    },

    async profile(values: Insert<typeof profiles> = {}) {
      const id = values.id ?? randomUUID();
      const row = {
        id,
        displayName: `creator-${id.slice(0, 8)}`,
        name: 'Ida Lund',
        bio: 'Slow mornings.',
        avatarMediaId: values.avatarMediaId ?? (await insert.media()).id,
        createdAt: new Date('2026-01-01T00:00:00.000Z'),
        ...values,
      };
      await db.insert(profiles).values(row);
      return row;
    },

    async retailer(values: Insert<typeof retailers> = {}) {
      const id = values.id ?? randomUUID();
      const row = {
        id,
        slug: `retailer-${id.slice(0, 8)}`,
        displayName: 'Field & Form',
        mediaId: values.mediaId ?? (await insert.media()).id,
        currency: 'USD',
        takesCarts: true,
        ...values,
      };
      await db.insert(retailers).values(row);
      return row;
    },

    async productDetails(values: Insert<typeof productDetails> = {}) {
      const row = {
        id: randomUUID(),
        name: 'Linen dress',
        retailerId: values.retailerId ?? (await insert.retailer()).id,
        price: 12_900,
        currency: 'USD',
        mediaId: values.mediaId ?? (await insert.media()).id,
        ...values,
      };
      await db.insert(productDetails).values(row);
      return row;
    },

    async priceChange(
      values: Insert<typeof priceChanges> & { productDetailsId: string; before: number; after: number },
    ) {
      const row = { id: randomUUID(), at: new Date('2026-11-01T12:00:00.000Z'), ...values };
      await db.insert(priceChanges).values(row);
      return row;
    },

    async retailerProduct(values: Insert<typeof retailerProducts> = {}) {
      const id = values.id ?? randomUUID();
      const row = {
        id,
        retailerId: values.retailerId ?? (await insert.retailer()).id,
        handle: `product-${id.slice(0, 8)}`,
        title: 'Linen dress',
        description: '<p>Woven in Portugal.</p>',
        mediaId: values.mediaId ?? (await insert.media()).id,
        options: [{ name: 'Size', values: ['S', 'M'], position: 1 }],
        policies: [{ handle: 'returns', body: 'Within 30 days.' }],
        ...values,
      };
      await db.insert(retailerProducts).values(row);
      return row;
    },

    async variant(values: Insert<typeof retailerProductVariants> & { retailerProductId: string; position: number }) {
      const row = {
        id: randomUUID(),
        title: 'S',
        optionValues: ['S'],
        price: 10_000,
        quantity: 3,
        ...values,
      };
      await db.insert(retailerProductVariants).values(row);
      return row;
    },

    async post(values: Insert<typeof posts> & { hashtags?: string[] } = {}) {
      const { hashtags = [], ...given } = values;
      const row = {
        id: randomUUID(),
        profileId: given.profileId ?? (await insert.profile()).id,
        heroMediaId: given.heroMediaId ?? (await insert.media()).id,
        caption: 'Linen all week',
        createdAt: new Date('2026-11-01T12:00:00.000Z'),
        score: 0,
        ...given,
      };
      await db.insert(posts).values(row);
      for (const hashtag of hashtags) {
        await db.insert(postHashtags).values({ hashtag, postId: row.id, createdAt: row.createdAt, score: row.score });
      }
      return row;
    },

    async product(values: Insert<typeof products> & { postId: string; position?: number }) {
      const row = {
        id: randomUUID(),
        position: 0,
        productDetailsId: values.productDetailsId ?? (await insert.productDetails()).id,
        ...values,
      };
      await db.insert(products).values(row);
      return row;
    },
  };
  return insert;
}
