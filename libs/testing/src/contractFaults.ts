import { operationsByName } from '@social-shop/api-contract';
import { Errors } from 'typebox/value';

/** Returns why this is not a response of a call of the contract; empty, too, if the contract has no such call. */
export function contractFaults(call: string, body: unknown): string[] {
  const response = operationsByName.get(call)?.response;
  // The wire carries JSON, so an undefined field is absent.
  const sent: unknown = JSON.parse(JSON.stringify(body));
  return response ? Errors(response, sent).map(({ instancePath, message }) => `${instancePath} ${message}`) : [];
}
