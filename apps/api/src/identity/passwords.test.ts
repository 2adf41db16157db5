import { sql } from 'drizzle-orm';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggerOptions } from '../plugins/requestLog.ts';
import { startTestPlatform } from '../testing.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const PASSWORD = 'CANARY-Daylight-1';

it('is stored as an Argon2id hash with the cost that OWASP recommends, with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
  expect(await verifyPassword(PASSWORD, one)).toBe(true);
  expect(await verifyPassword(`${PASSWORD} `, one)).toBe(false);
});

it('is checked against hashes of any Argon2id, with the cost that they name', async () => {
  // From the reference implementation’s own tests.
  const known = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', known)).toBe(true);
  expect(await verifyPassword('Password', known)).toBe(false);
});

it('is the same however a keyboard encodes its letters, and never matches without a hash', async () => {
  const hash = await hashPassword('Caf\u00e9-2026');
  expect(await verifyPassword('Cafe\u0301-2026', hash)).toBe(true);
  expect(await verifyPassword(PASSWORD, null)).toBe(false);
  expect(await verifyPassword('', undefined)).toBe(false);
});

describe('at the platform', () => {
  const lines: string[] = [];
  let platform: Awaited<ReturnType<typeof startTestPlatform>>;
  beforeAll(async () => {
    const stream = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) });
    platform = await startTestPlatform({ logger: { ...loggerOptions('trace'), stream } });
  });
  afterAll(() => platform.close());

  it('is in no log, and neither is its hash, even if the database refuses it', async () => {
    await platform.database.db.execute(sql`alter table users add constraint nobody check (email = '')`);
    const { statusCode } = await platform.app.inject({
      method: 'POST',
      url: '/api/signup/ltk/',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from('social-shop:secret').toString('base64')}`,
      },
      payload: new URLSearchParams({ email: 'refused@example.test', password: PASSWORD }).toString(),
    });
    expect(statusCode).toBeGreaterThanOrEqual(500);
    const log = lines.join('');
    expect(log).toContain('Failed query: insert into');
    expect(log).toContain('violates check constraint');
    expect(log).not.toMatch(/argon2|CANARY|refused@/);
  });
});
