/** Environment variables, read and checked in one place for each program. */
export { readVariables } from './readVariables.ts';
export { databaseAddress, oneOf, port, proxies, text, webAddress } from './values.ts';
