import { operationsByName } from '@social-shop/api-contract';
import { Errors } from 'typebox/value';

/** What makes this no answer to a call of the contract; nothing, too, where the contract has no such call. */
export function contractFaults(call: string, answer: unknown): string[] {
  const response = operationsByName.get(call)?.response;
  // What the wire carries is JSON: an undefined field is none.
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  return response ? Errors(response, sent).map(({ instancePath, message }) => `${instancePath} ${message}`) : [];
}
