import { operationsByName, type Operation } from '@social-shop/api-contract';
import { pathOf } from '@social-shop/api-contract/call';
import type { Mocks } from './mocks.ts';
import { contractFaults } from './contractFaults.ts';
import { fixtureId } from './fixtures.ts';

/** Returns the calls and response fields in a table of mocks that the contract does not have. */
export async function checkMocks(mocks: Mocks): Promise<string[]> {
  const known = [...operationsByName.keys()].join(', ');
  const problems = Object.entries(mocks).map(async ([call, mocked]) => {
    const operation = operationsByName.get(call);
    if (!operation) return [`mock of ${call}: not a call of the contract, which has: ${known}`];
    const given = typeof mocked === 'function' ? await mocked(exampleOf(operation)) : mocked;
    if (given instanceof Response) return [];
    return contractFaults(call, given).map((fault) => `mock of ${call}: ${fault}`);
  });
  return (await Promise.all(problems)).flat();
}

/** Returns a request with the id of the first fixture wherever the call needs an id. */
function exampleOf({ method, path, params, query }: Operation): Request {
  const ids = Object.fromEntries(Object.keys(params?.properties ?? {}).map((name) => [name, fixtureId(1)]));
  const search = new URLSearchParams((query?.required ?? []).map((name) => [name, fixtureId(1)]));
  return new Request(`https://platform.test${pathOf({ path }, ids)}?${search}`, { method });
}
