import { operationsByName } from '@social-shop/api-contract';
import { nameOf, type Call } from '@social-shop/api-contract/call';
import { Compile } from 'typebox/compile';

const responses = new Map(
  [...operationsByName].flatMap(([name, { response }]) => (response ? [[name, Compile(response)]] : [])),
);

/**
 * Whether an answer is what the contract promises for the call. A field of another type would otherwise be found by whoever
 * shows it, and end the whole page instead of its section (T74). Unknown fields are fine, and so are calls of no contract.
 */
export const keepsContract = (call: Call, answer: object): boolean =>
  responses.get(nameOf(call))?.Check(answer) ?? true;
