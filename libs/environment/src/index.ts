/** Environment variables, read and checked in one place for each program. */
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
