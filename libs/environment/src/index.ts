/** Environment variables, read and checked in one place for each program, and checks that depend on its machine. */
export { networksOf } from './networks.ts';
export { isLoopback, namesOwnMachine, ownMachine } from './ownMachine.ts';
export { makeFilePrivate, makePrivate, privateFile, privateFolder } from './privateFiles.ts';
export { readVariables } from './readVariables.ts';
export { secretFile } from './secretFile.ts';
export {
  databaseAddress,
  mailAddress,
  oneOf,
  port,
  proxies,
  redisAddress,
  secrets,
  text,
  webAddress,
} from './values.ts';
