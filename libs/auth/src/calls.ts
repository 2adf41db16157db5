/** The calls that the host handles itself; browser and host share their declarations. */
export { logIn, requestPassword, setPassword, signUp } from './password/calls.ts';
export { sessionState } from './sessionCall.ts';
