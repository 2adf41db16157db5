import { operations } from '@social-shop/api-contract';
import { Compile } from 'typebox/compile';

const promises = operations.map(({ method, path, response }) => ({
  method,
  path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  response: Compile(response),
}));

/**
 * Whether an answer is what the contract promises for the call. A field of another type would otherwise be found by whoever
 * shows it, and end the whole page instead of its section (T74). Unknown fields are fine, and so are calls of no contract.
 */
export function keepsContract(method: string, path: string, answer: object): boolean {
  const promise = promises.find((candidate) => candidate.method === method && candidate.path.test(path));
  return promise?.response.Check(answer) ?? true;
}
