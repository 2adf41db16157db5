import { messages } from './messages.ts';

type Text = (typeof messages)[keyof typeof messages];

/** What is wrong with a field, as a message, or undefined (specification 1, section 5). */
export type Problem = Text | undefined;

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/;
/** RFC 5321, section 4.5.3.1.3. */
const LONGEST_EMAIL = 254;
const SHORTEST_PASSWORD = 8;
/** Nobody types more, and hashing megabytes is a denial of service. */
const LONGEST_PASSWORD = 512;

const isBlank = (value: string) => value.trim() === '';
const isTooShort = (value: string) => [...value].length < SHORTEST_PASSWORD;

export function emailProblem(email: string): Problem {
  if (isBlank(email)) return messages.required;
  return email.length <= LONGEST_EMAIL && EMAIL.test(email.trim()) ? undefined : messages.invalidEmail;
}

/** For a new password. Creators, who come with an invite, need a stronger one (S25). */
export function passwordProblem(password: string, { isCreator }: { isCreator: boolean }): Problem {
  if (isBlank(password)) return messages.required;
  if (isCreator && (isTooShort(password) || !isMixed(password))) return messages.weakCreatorPassword;
  return isTooShort(password) || password.length > LONGEST_PASSWORD ? messages.shortPassword : undefined;
}

const isMixed = (password: string) => /[a-z]/.test(password) && /[A-Z]/.test(password) && /[\d@$!%*#?&]/.test(password);

export function confirmationProblem(password: string, confirmation: string): Problem {
  if (isBlank(confirmation)) return messages.required;
  return confirmation === password ? undefined : messages.passwordsDiffer;
}

export const requiredProblem = (value: string): Problem => (isBlank(value) ? messages.required : undefined);
