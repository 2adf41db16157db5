import * as v from 'valibot';
import type { messages } from '../messages.ts';

/** The message of an error. */
type Problem = keyof typeof messages;
const problem = <Key extends Problem>(key: Key) => key;

/** The same rule as the platform's, which decides. */
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/;
/** RFC 5321, section 4.5.3.1.3. */
const LONGEST_EMAIL = 254;
const SHORTEST_PASSWORD = 8;

const isLongEnough = (password: string) => [...password].length >= SHORTEST_PASSWORD;
const isMixed = (password: string) => /[a-z]/.test(password) && /[A-Z]/.test(password) && /[\d@$!%*#?&]/.test(password);

const required = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', problem('required')),
);

const email = v.pipe(
  required,
  v.check((text) => EMAIL.test(text.trim()) && text.length <= LONGEST_EMAIL, problem('invalidEmail')),
);

/** A new password. Creators, who come by an invitation, need a stronger one (S25). */
const chosen = (isCreator: boolean) =>
  isCreator
    ? v.pipe(
        required,
        v.check((text) => isLongEnough(text) && isMixed(text), problem('weakCreatorPassword')),
      )
    : v.pipe(required, v.check(isLongEnough, problem('shortPassword')));

const isRepeated = ({ password, confirmation }: { readonly password: string; readonly confirmation: string }) =>
  password === confirmation;

/** The forms of the password strategy, with the validation rules of specification 1, section 5; the first error of a field counts. */
export const logInSchema = v.object({ email, password: required });

export const forgotSchema = v.object({ email });

/** Typed once, because the password can be shown while it is typed. */
export const signUpSchema = (isCreator: boolean) => v.object({ email, password: chosen(isCreator) });

/** A changed password, typed twice. */
export const newPasswordSchema = v.pipe(
  v.object({ password: chosen(false), confirmation: required }),
  v.forward(
    v.check((fields) => isRepeated(fields), problem('passwordsDiffer')),
    ['confirmation'],
  ),
);
