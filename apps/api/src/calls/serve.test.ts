import type { Operation } from '@social-shop/api-contract';
import { publicCall } from '@social-shop/api-contract/call';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findUserByEmail } from '../identity/accounts.ts';
import { storedSecret } from '../identity/records.ts';
import { identityRecords, impersonations } from '../identity/schema.ts';
import { startTestPlatform } from '../testing.ts';
import { serve, serveOperation } from './serve.ts';

const response = Type.Object({ done: Type.Boolean() });
const write = { method: 'POST', response, status: 201, body: Type.Object({ text: Type.String() }) } as const;
const operations = {
  forAll: { ...write, id: 'tests.for_all', path: '/v9/for_all', access: 'public', sameForAll: true },
  ranked: { id: 'tests.ranked', method: 'GET', path: '/v9/ranked', access: 'public', response, status: 200 },
  member: { ...write, id: 'tests.member', path: '/v9/member', access: 'member', idempotent: true },
  sensitive: { ...write, id: 'tests.sensitive', path: '/v9/sensitive', access: 'sensitive' },
  remove: { id: 'tests.remove', method: 'DELETE', path: '/v9/member', access: 'member', status: 204 },
} as const satisfies Record<string, Operation>;
type Name = keyof typeof operations;

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
const handled = vi.fn<(person: string | undefined) => void>();

beforeAll(async () => {
  platform = await startTestPlatform();
  for (const operation of Object.values(operations)) {
    serveOperation(platform.app as never, operation, async ({ person }) => {
      handled(person?.user.email);
      return 'response' in operation ? { done: true } : undefined;
    });
  }
});
afterAll(() => platform.close());
beforeEach(() => handled.mockClear());

/** Signs a user in. */
async function signIn() {
  const email = `${randomUUID()}@example.test`;
  const token = await platform.signIn(email);
  const { db } = platform.database;
  const user = await findUserByEmail(db, email);
  const [record] = await db
    .select()
    .from(identityRecords)
    .where(eq(identityRecords.id, storedSecret(token)));
  return { email, token, userId: user?.id ?? '', grantId: record?.grantId ?? '' };
}

async function ask(name: Name, token?: string, payload: object = { text: 'x' }) {
  const { method, path } = operations[name];
  const response = await platform.app.inject({
    method,
    url: path,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(method === 'POST' ? { payload } : {}),
  });
  return { response, seen: [response.statusCode, ...handled.mock.calls.flat()] };
}

describe('a call for members', () => {
  it.each<Name>(['member', 'sensitive', 'remove'])('%s is a 401 without sign-in, before it is parsed', async (name) => {
    for (const token of [undefined, 'nobody']) {
      const { response } = await ask(name, token, {});
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ error_code: 'unauthorized' });
    }
    expect(handled).not.toHaveBeenCalled();
  });

  it('gets its user', async () => {
    const { email, token } = await signIn();
    expect((await ask('member', token)).seen).toEqual([201, email]);
  });

  it('responds without a body if there is nothing to return (W20)', async () => {
    const { token } = await signIn();
    const { response } = await ask('remove', token);
    expect([response.statusCode, response.body]).toEqual([204, '']);
  });

  it('is not cached', async () => {
    const { token } = await signIn();
    for (const name of ['member', 'sensitive', 'ranked'] as const) {
      for (const bearer of [token, 'nobody', undefined]) {
        expect((await ask(name, bearer)).response.headers['cache-control'], name).toMatch(/no-store$/);
      }
    }
  });
});

describe('a sensitive call (P1, P10)', () => {
  it('is allowed shortly after sign-in', async () => {
    const { email, token } = await signIn();
    expect((await ask('sensitive', token)).seen).toEqual([201, email]);
  });

  it('is a 403 ten minutes later, when other calls still work', async () => {
    const { token, grantId, email } = await signIn();
    const longAgo = Math.floor(Date.now() / 1000) - 601;
    await platform.database.db
      .update(identityRecords)
      .set({ payload: sql`jsonb_set(${identityRecords.payload}, '{authTime}', ${String(longAgo)}::jsonb)` })
      .where(eq(identityRecords.grantId, grantId));
    expect((await ask('sensitive', token)).seen).toEqual([403]);
    expect((await ask('member', token)).seen).toEqual([201, email]);
  });

  it('is a 403 for an agent who acts for the user', async () => {
    const { token, grantId, userId } = await signIn();
    const agent = await signIn();
    const now = Date.now();
    await platform.database.db.insert(impersonations).values({
      id: randomUUID(),
      agentId: agent.userId,
      userId,
      reason: 'a test',
      startedAt: new Date(now),
      endsAt: new Date(now + 3_600_000),
      grantId,
    });
    expect((await ask('sensitive', token)).seen).toEqual([403]);
  });
});

describe('a public call', () => {
  it('knows its user if its response depends on that', async () => {
    const { email, token } = await signIn();
    expect((await ask('ranked', token)).seen).toEqual([200, email]);
    handled.mockClear();
    expect((await ask('ranked')).seen).toEqual([200, undefined]);
  });

  it('that is the same for all has no user (W3)', async () => {
    const { token } = await signIn();
    expect((await ask('forAll', token)).seen).toEqual([201, undefined]);
  });
});

it('the OpenAPI document states who may make a call, and which calls take an Idempotency-Key', async () => {
  const { paths, components } = (await platform.app.inject('/docs/json')).json();
  expect(components.securitySchemes.person).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(paths['/v9/for_all'].post.security).toEqual([]);
  expect(paths['/v9/member'].post.security).toEqual([{ person: ['member'] }]);
  expect(paths['/v9/sensitive'].post.security).toEqual([{ person: ['sensitive'] }]);
  const headers = ({ parameters = [] }: { parameters?: { in: string; name: string }[] }) =>
    parameters.filter((one) => one.in === 'header').map(({ name }) => name);
  expect(headers(paths['/v9/member'].post)).toEqual(['idempotency-key']);
  expect(headers(paths['/v9/sensitive'].post)).toEqual([]);
});

it('does not start with a call that does not state its access, or is not in the contract', async () => {
  const app = platform.app as never;
  const { access: _, ...silent } = operations.member;
  expect(() => serveOperation(app, silent as unknown as Operation, async () => undefined)).toThrow('who may make it');
  const unknown = publicCall({ method: 'GET', path: '/v9/unknown' });
  expect(() => serve(app, unknown, async () => undefined)).toThrow('GET /v9/unknown');
});
