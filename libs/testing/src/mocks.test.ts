import { expect, it, vi } from 'vitest';
import { mockFetch, failure } from './mocks.ts';

const base = 'https://platform.test';

it('responds by method and path, with parameters as the contract writes them', async () => {
  const { fetch, calls } = mockFetch({
    'GET /v1/things/{id}': (request) => ({ asked: new URL(request.url).searchParams.get('kind') }),
    'POST /v1/things/{id}': failure(503),
  });
  expect(await (await fetch(`${base}/v1/things/7?kind=a`)).json()).toEqual({ asked: 'a' });
  expect((await fetch(`${base}/v1/things/7`, { method: 'POST' })).status).toBe(503);
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

it('tells two calls of one address apart by their rank', async () => {
  const { fetch } = mockFetch({ 'GET /v1/things': { kind: 'any' }, 'GET /v1/things?rank=mine': { kind: 'mine' } });
  const kinds = ['?rank=mine', '?rank=other', ''].map(async (query) =>
    (await fetch(`${base}/v1/things${query}`)).json(),
  );
  expect(await Promise.all(kinds)).toEqual([{ kind: 'mine' }, { kind: 'any' }, { kind: 'any' }]);
});

it('lists the mocked calls when a call has no mock', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { fetch } = mockFetch({ 'GET /v1/things': {}, 'POST /v1/things': {} });
  const response = await fetch(`${base}/v1/things/7`);
  expect(response.status).toBe(501);
  const { developer_message: message } = await response.json();
  expect(message).toMatch(/GET \/v1\/things\/7.*\n {2}GET \/v1\/things\n {2}POST \/v1\/things$/);
  expect(error).toHaveBeenCalledExactlyOnceWith(message);
  error.mockRestore();
});

it('fails for a mock that breaks the contract', async () => {
  const { fetch } = mockFetch({ 'GET /v1/experiments/': { experiments: [{ name: 'splash' }] } });
  await expect(fetch(`${base}/v1/experiments/`)).rejects.toThrow('breaks the contract: /experiments/0');
});

it('rejects a call that was aborted meanwhile', async () => {
  const aborter = new AbortController();
  const { fetch } = mockFetch({
    'GET /v1/things': () => {
      aborter.abort();
      return {};
    },
  });
  await expect(fetch(`${base}/v1/things`, { signal: aborter.signal })).rejects.toThrow();
});
