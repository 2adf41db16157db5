/** The calls that the host itself answers, for browser and host alike. */
export { logIn, requestPassword, setPassword, signUp } from './password/calls.ts';
export { sessionState } from './sessionCall.ts';
