import { expect, it } from 'vitest';
import { answeringFetch, failure } from './answers.ts';

const base = 'https://platform.test';

it('answers by method and path, with parameters as the contract writes them', async () => {
  const { fetch, calls } = answeringFetch({
    'GET /v1/things/{id}': (request) => ({ asked: new URL(request.url).searchParams.get('kind') }),
    'POST /v1/things/{id}': failure(503),
  });
  expect(await (await fetch(`${base}/v1/things/7?kind=a`)).json()).toEqual({ asked: 'a' });
  expect((await fetch(`${base}/v1/things/7`, { method: 'POST' })).status).toBe(503);
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

it('answers 404 to what the table does not have', async () => {
  const { fetch } = answeringFetch({ 'GET /v1/things': {} });
  expect((await fetch(`${base}/v1/things/7`)).status).toBe(404);
});

it('gives no answer to a call that was aborted meanwhile', async () => {
  const aborter = new AbortController();
  const { fetch } = answeringFetch({
    'GET /v1/things': () => {
      aborter.abort();
      return {};
    },
  });
  await expect(fetch(`${base}/v1/things`, { signal: aborter.signal })).rejects.toThrow();
});
