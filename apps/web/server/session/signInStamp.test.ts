import { expect, it } from 'vitest';
import type { SessionRecord } from './session.ts';
import { signInStamp } from './signInStamp.ts';

const at = Date.parse('2026-11-30T12:00:00.000Z');
const before = (ms: number) => new Date(at - ms).toISOString();
const session = (userCreatedAt?: string, isImpersonated = false): SessionRecord => ({
  user: {
    userId: '0b9f6a52-7f1c-4b7e-9a55-0d1b9c0e7a10',
    email: 'maren@example.com',
    profile: userCreatedAt === undefined ? {} : { userCreatedAt },
    isImpersonated,
  },
  subject: 'auth0|0b9f6a52-7f1c-4b7e-9a55-0d1b9c0e7a10',
  tokens: { accessToken: 'a', expiresAt: at },
  began: { at, returnTo: '/' },
});

it.each([
  [0, true],
  [60_000, true],
  [60_001, false],
  // T87: the clock was set back meanwhile.
  [-1, false],
  [86_400_000, false],
])('a sign-in %i ms ago counts: %s', (age, counts) => {
  expect('signedIn' in signInStamp(session(), at + age)).toBe(counts);
});

it.each([
  [before(0), true],
  [before(300_000), true],
  [before(300_001), false],
  [before(-1_000), true],
  ['no date', false],
  [undefined, false],
])('an account of %s is new at its sign-in: %s (S25)', (created, isNew) => {
  expect(signInStamp(session(created), at)).toEqual({ signedIn: { at, isNew } });
});

it('does not count an agent’s sign-in, nor a session from before there were stamps', () => {
  expect(signInStamp(session(undefined, true), at)).toEqual({});
  const { began: _, ...older } = session();
  expect(signInStamp(older, at)).toEqual({});
});
