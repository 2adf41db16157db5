import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../testing.ts';
import { currentKeys } from './keys.ts';
import { attempts, federatedLogins, identityRecords } from './schema.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-30T12:00:00.000Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

it('expired rows are deleted, and empty grants; the rest stays', async () => {
  const { app, database } = platform;
  const { db } = database;
  const record = (type: string, id: string, more: Partial<typeof identityRecords.$inferInsert> = {}) => ({
    type,
    id,
    payload: {},
    expiresAt: inHours(1),
    ...more,
  });
  const grant = (id: string, madeHoursAgo: number) =>
    record('Grant', id, { payload: { iat: inHours(-madeHoursAgo).getTime() / 1000 } });
  await db
    .insert(identityRecords)
    .values([
      record('Session', 'over', { expiresAt: inHours(-1) }),
      record('Session', 'good'),
      grant('used', 2),
      record('RefreshToken', 'token', { grantId: 'used' }),
      grant('left', 2),
      grant('new', 0.5),
    ]);
  const away = { interactionUid: 'uid', nonce: 'nonce', codeVerifier: 'verifier' };
  await db.insert(federatedLogins).values([
    { ...away, state: 'over', expiresAt: inHours(-1) },
    { ...away, state: 'good', expiresAt: inHours(1) },
  ]);
  await db.insert(attempts).values([
    { key: 'over', count: 1, until: inHours(-1) },
    { key: 'good', count: 1, until: inHours(1) },
  ]);

  for (const name of ['expire-identity-records', 'expire-federated-logins', 'expire-attempts', 'delete-empty-grants']) {
    expect(await app.jobs.step(name, now), name).toBe('done');
  }
  const records = await db.select({ id: identityRecords.id }).from(identityRecords).orderBy(identityRecords.id);
  expect(records.map(({ id }) => id)).toEqual(['good', 'new', 'token', 'used']);
  expect(await db.select({ state: federatedLogins.state }).from(federatedLogins)).toEqual([{ state: 'good' }]);
  expect(await db.select({ key: attempts.key }).from(attempts)).toEqual([{ key: 'good' }]);
});

it('a process uses the keys that another one has made', async () => {
  const { app, database } = platform;
  const published = async () => (await app.inject('/identity/jwks')).json<{ keys: object[] }>().keys;
  expect(await published()).toHaveLength(1);
  await currentKeys(database.db, new Date(Date.now() + 89.5 * 24 * HOUR_MS));
  expect(await published()).toHaveLength(1);
  expect(await app.jobs.step('take-new-keys')).toBe('done');
  expect(await published()).toHaveLength(2);
});
