import { operationsByName } from '@social-shop/api-contract';
import { nameOf, type Call } from '@social-shop/api-contract/call';
import { Compile } from 'typebox/compile';

const responses = new Map(
  [...operationsByName].flatMap(([name, { response }]) => (response ? [[name, Compile(response)]] : [])),
);

/**
 * Whether a response matches the contract of the call. Otherwise a field of another type would throw while rendering, and fail the whole
 * page instead of its section (T74). Unknown fields are allowed, and so is any response of a call outside the contract.
 */
export const keepsContract = (call: Call, body: object): boolean => responses.get(nameOf(call))?.Check(body) ?? true;
