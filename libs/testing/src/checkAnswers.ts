import { operations, type Operation } from '@social-shop/api-contract';
import type { Answers } from './answers.ts';
import { contractFaults } from './contractFaults.ts';
import { fixtureId } from './fixtures.ts';

/** What in a table of answers the contract does not have: calls, and fields of what they answer. */
export async function checkAnswers(answers: Answers): Promise<string[]> {
  const calls = operations.map(({ method, path }) => `${method} ${path}`);
  const problems = Object.entries(answers).map(async ([call, answer]) => {
    const operation = operations[calls.indexOf(call)];
    if (!operation) return [`answer to ${call}: no call of the contract. It has: ${calls.join(', ')}`];
    const given = typeof answer === 'function' ? await answer(exampleOf(operation)) : answer;
    if (given instanceof Response) return [];
    return contractFaults(call, given).map((fault) => `answer to ${call}: ${fault}`);
  });
  return (await Promise.all(problems)).flat();
}

/** A request that asks for the first of the fixtures wherever the call wants an id. */
function exampleOf({ method, path, query }: Operation): Request {
  const search = new URLSearchParams((query?.required ?? []).map((name) => [name, fixtureId(1)]));
  return new Request(`https://platform.test${path.replaceAll(/\{\w+\}/g, fixtureId(1))}?${search}`, { method });
}
