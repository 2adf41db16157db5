import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { attemptOf, countAttempts } from './limits.ts';
import { LoginLimits } from './loginLimits.ts';
import { attempts } from './schema.ts';

/** Fast enough for a test, and slow enough to be measured. */
const PACES = { account: { everyMs: 200, places: 10 }, anywhere: { everyMs: 20, places: 100 } };

let database: Database;
let limits: LoginLimits;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(attempts);
  limits = new LoginLimits(database.db, PACES);
});
afterAll(() => database.close());

/** One log-in with its result. */
async function logIn(account: string, address: string, isRight = false): Promise<'in' | 'wrong' | 'refused'> {
  const outcome = await limits.attempt(account, address, async () => (isRight ? 'in' : undefined));
  return 'retryAfter' in outcome ? 'refused' : (outcome.result ?? 'wrong');
}

async function inTurn(count: number, logInNth: (index: number) => Promise<string>) {
  const tally: Record<string, number> = {};
  for (let index = 0; index < count; index += 1) {
    const outcome = await logInNth(index);
    tally[outcome] = (tally[outcome] ?? 0) + 1;
  }
  return tally;
}

const fails = (count: number, name: 'login-account' | 'login-anywhere', ...of: string[]) =>
  Promise.all(Array.from({ length: count }, () => countAttempts(database.db, [attemptOf(name, ...of)])));

const hex = (index: number) => index.toString(16);

// K-X05
describe('any number of addresses', () => {
  it('guess at one account as often as one of them', async () => {
    expect(await inTurn(14, (n) => logIn('ida', `2001:db8:1:1::${hex(n + 1)}`))).toEqual({ wrong: 10, refused: 4 });
    expect(await inTurn(14, (n) => logIn('ida', n % 2 ? '::ffff:203.0.113.7' : '203.0.113.7'))).toEqual({
      wrong: 10,
      refused: 4,
    });
  });

  it('guess at all accounts as often as one of them, and those of a site as often as four', async () => {
    expect(await inTurn(70, (n) => logIn(`a${n}`, `2001:db8:1:1::${hex(n + 1)}`))).toEqual({ wrong: 50, refused: 20 });
    expect(await inTurn(220, (n) => logIn(`b${n}`, `2001:db8:2:${hex(n)}::1`))).toEqual({ wrong: 200, refused: 20 });
    expect(await inTurn(45, (n) => logIn('ida', `2001:db8:3:${hex(n)}::1`))).toEqual({ wrong: 40, refused: 5 });
  });
});

// K-X06
describe('an account that others guess at', () => {
  it('accepts the right password from elsewhere, a little later', async () => {
    await fails(110, 'login-account', 'ida');
    const from = performance.now();
    expect(await logIn('ida', '203.0.113.200', true)).toBe('in');
    const took = performance.now() - from;
    expect(took).toBeGreaterThan(190);
    expect(took).toBeLessThan(10 * 200);
  });

  it('lets a visitor pass who never guessed at it before many who did', async () => {
    await fails(110, 'login-account', 'ida');
    for (let guesser = 1; guesser <= 10; guesser += 1) {
      await countAttempts(database.db, [attemptOf('login-pair', 'ida', `198.51.100.${guesser}`)]);
    }
    const guesses = Array.from({ length: 10 }, (_, guesser) => logIn('ida', `198.51.100.${guesser + 1}`));
    await expect.poll(() => limits.waitingAt('ida')).toBe(10);
    const order: string[] = [];
    for (const guess of guesses) void guess.then((outcome) => order.push(outcome));
    void logIn('ida', '203.0.113.200', true).then((outcome) => order.push(outcome));
    await expect.poll(() => order.length).toBe(11);
    // One freed a place. The first turn may have been given before the user came.
    expect(order[0]).toBe('refused');
    expect(order.slice(1, 3)).toContain('in');
  });

  it('slows no other account down', async () => {
    await fails(110, 'login-account', 'ida');
    const from = performance.now();
    expect(await logIn('eve', '203.0.113.200', true)).toBe('in');
    expect(performance.now() - from).toBeLessThan(190);
  });
});

// K-X05
it('too many failures everywhere slow all down, and refuse no right password', async () => {
  await database.db
    .insert(attempts)
    .values({ ...pick(attemptOf('login-anywhere')), count: 3_000, until: new Date(Date.now() + 60_000) });
  const from = performance.now();
  const people = await Promise.all(Array.from({ length: 20 }, (_, n) => logIn(`p${n}`, `203.0.113.${n}`, true)));
  expect(people).toEqual(people.map(() => 'in'));
  expect(performance.now() - from).toBeGreaterThan(19 * 20);
});

const pick = ({ key }: { readonly key: string }) => ({ key });

// K-X16
describe('at once', () => {
  it('as many log-ins pass as are right, for one account and for an address of many', async () => {
    const once = await Promise.all(Array.from({ length: 25 }, () => logIn('ida', '203.0.113.9', true)));
    expect(once).toEqual(once.map(() => 'in'));
    const office = await Promise.all(Array.from({ length: 80 }, (_, n) => logIn(`p${n}`, '203.0.113.10', true)));
    expect(office).toEqual(office.map(() => 'in'));
  });

  it('no more guesses pass than in turn, also those of an address at many accounts', async () => {
    const guesses = await Promise.all(Array.from({ length: 40 }, () => logIn('ida', '203.0.113.9')));
    expect(guesses.filter((outcome) => outcome === 'wrong')).toHaveLength(10);
    const sprayed = await Promise.all(Array.from({ length: 80 }, (_, n) => logIn(`s${n}`, '203.0.113.10')));
    expect(sprayed.filter((outcome) => outcome === 'wrong')).toHaveLength(50);
  });
});
