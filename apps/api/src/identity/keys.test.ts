import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { currentKeys } from './keys.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const DAY_MS = 86_400_000;
const start = new Date('2026-11-28T00:00:00.000Z');
const after = (days: number) => new Date(start.getTime() + days * DAY_MS);
const kids = async (now: Date) => (await currentKeys(database.db, now)).jwks.map(({ kid }) => kid);

it('a new key is published a day before it signs, and an old one as long as its signatures are used', async () => {
  const [first] = await kids(start);
  expect(await kids(after(88))).toEqual([first]);

  const announced = await kids(after(89.5));
  expect(announced).toHaveLength(2);
  expect(announced[0]).toBe(first);
  const second = announced[1];
  expect(await kids(after(90))).toEqual([first, second]);
  expect(await kids(after(91))).toEqual([second, first]);
  expect(await kids(after(150))).toEqual([second, first]);
});

it('processes that start together have one set', async () => {
  const fresh = await openTestDatabase();
  const sets = await Promise.all(Array.from({ length: 4 }, () => currentKeys(fresh.db, start)));
  expect(new Set(sets.map(({ jwks }) => jwks.map(({ kid }) => kid).join())).size).toBe(1);
  expect(new Set(sets.map(({ cookieSecrets }) => cookieSecrets.join())).size).toBe(1);
  expect([sets[0]?.jwks.length, sets[0]?.cookieSecrets.length]).toEqual([1, 1]);
  await fresh.close();
});
