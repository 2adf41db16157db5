/** The calls that the host handles itself; browser and host share their declarations. */
export { logIn, requestPassword, setPassword, signUp } from './password/calls.ts';
export { PENDING_MS, takePending } from './pending/takePending.ts';
export { sessionState, type SessionState } from './sessionCall.ts';
