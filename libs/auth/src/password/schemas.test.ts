import fc from 'fast-check';
import { safeParse, type GenericSchema } from 'valibot';
import { expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { forgotSchema, logInSchema, newPasswordSchema, signUpSchema } from './schemas.ts';

/** Returns the first error of each field, in English. */
function problems(schema: GenericSchema, fields: Readonly<Record<string, string>>) {
  const { issues = [] } = safeParse(schema, fields);
  const said = new Map<unknown, string>();
  for (const { path, message } of issues) {
    const field = path?.[0]?.key;
    if (!said.has(field)) said.set(field, messages[message as keyof typeof messages].defaultMessage);
  }
  return Object.fromEntries(said) as Record<string, string>;
}

const REQUIRED = 'This field is required.';
const EMAIL = 'Please enter a valid email';
const SHORT = 'Password must be 8 characters or more.';
const DIFFER = 'Passwords must match';
const CREATOR =
  'Password must be 8 characters or more, have at least one lowercase letter, one uppercase letter, one number or special character.';

it('requires every field, and does not accept only spaces (specification 1, section 5)', () => {
  expect(problems(logInSchema, { email: '', password: ' \t' })).toEqual({ email: REQUIRED, password: REQUIRED });
  expect(problems(forgotSchema, { email: '  ' })).toEqual({ email: REQUIRED });
  expect(problems(signUpSchema(false), { email: '', password: '' })).toEqual({ email: REQUIRED, password: REQUIRED });
  expect(problems(newPasswordSchema, { password: '', confirmation: '' })).toEqual({
    password: REQUIRED,
    confirmation: REQUIRED,
  });
});

it.each([
  'maren',
  'maren@holt',
  '@example.com',
  'a b@example.com',
  'a@b@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%s is not an email', (email) => {
  expect(problems(forgotSchema, { email })).toEqual({ email: EMAIL });
});

it.each(['maren@example.com', ' maren@example.com ', 'maren+shop@mail.example.co.uk', 'mären@exämple.com'])(
  '%s is accepted',
  (email) => {
    expect(problems(forgotSchema, { email })).toEqual({});
  },
);

it('reports the errors of all fields at once', () => {
  expect(problems(signUpSchema(false), { email: 'maren@holt', password: 'short' })).toEqual({
    email: EMAIL,
    password: SHORT,
  });
  expect(problems(newPasswordSchema, { password: 'short', confirmation: 'other' })).toEqual({
    password: SHORT,
    confirmation: DIFFER,
  });
  expect(problems(newPasswordSchema, { password: 'long enough', confirmation: 'long enough ' })).toEqual({
    confirmation: DIFFER,
  });
});

it('counts characters as visitors see them', () => {
  const fields = (password: string) => ({ email: 'a@example.com', password });
  expect(problems(signUpSchema(false), fields('🌻'.repeat(7)))).toEqual({ password: SHORT });
  expect(problems(signUpSchema(false), fields('🌻'.repeat(8)))).toEqual({});
});

it('accepts any password at log-in, because only the platform can check it', () => {
  expect(problems(logInSchema, { email: 'maren@example.com', password: 'x' })).toEqual({});
});

it.each([
  ['Sunrise1', true],
  ['Sunrise@', true],
  ['sunrise12', false],
  ['SUNRISE12', false],
  ['Sunrises', false],
  ['Sun1', false],
])('of a creator, %s is strong enough: %s (S25)', (password, isStrong) => {
  const fields = { email: 'a@example.com', password };
  expect(problems(signUpSchema(true), fields)).toEqual(isStrong ? {} : { password: CREATOR });
});

it('accepts exactly the pairs of passwords that are long enough and equal', () => {
  const password = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('password', 'passwort', '        '));
  fc.assert(
    fc.property(password, password, (one, other) => {
      const isRight = one.trim() !== '' && [...one].length >= 8 && one === other;
      expect(Object.keys(problems(newPasswordSchema, { password: one, confirmation: other })).length === 0).toBe(
        isRight,
      );
    }),
  );
});
