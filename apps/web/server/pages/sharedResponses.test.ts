import { createApiClient, type ApiClient } from '@social-shop/api-client';
import { memberCall, publicCall, type Call } from '@social-shop/api-contract/call';
import { featuredPosts } from '@social-shop/api-contract/calls/posts';
import fc from 'fast-check';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { shareResponses } from './sharedResponses.ts';
import { keepsContract } from './validateResponses.ts';

interface Things {
  readonly query: { readonly page?: number };
  readonly response: unknown;
}
const things = publicCall<Things>({ method: 'GET', path: '/v9/things', sameForAll: true });
const thing = publicCall<{ params: { id: string }; response: unknown }>({
  method: 'GET',
  path: '/v9/things/{id}',
  sameForAll: true,
});
const likes = memberCall<Things>({ method: 'GET', path: '/v9/likes' });

/** A call that has reached the platform. */
interface Reached {
  readonly request: Request;
  readonly signal: AbortSignal | null | undefined;
  respond(body?: unknown, status?: number): void;
  fail(error: Error): void;
}

let reached: Reached[];
let now: number;
let api: ApiClient;

beforeEach(() => {
  reached = [];
  now = 1;
  const shared = shareResponses(
    {
      baseUrl: 'https://platform.test',
      mayRetry: () => false,
      accepts: keepsContract,
      fetch: (request, init) =>
        new Promise((resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
          reached.push({
            request,
            signal: init?.signal,
            respond: (body = { made: reached.length }, status = 200) => resolve(Response.json(body, { status })),
            fail: reject,
          });
        }),
    },
    { now: () => now },
  );
  api = shared(createApiClient({ baseUrl: 'https://platform.test', fetch: async () => Response.json({ own: true }) }));
});

/** Resolves once the calls that were made have been sent. */
const sent = async (calls: number) => expect.poll(() => reached.length, { interval: 1 }).toBe(calls);
const settled = (promises: readonly Promise<unknown>[]) =>
  Promise.all(promises.map((each) => each.catch((error) => error as unknown)));

it('makes one call for 50 simultaneous callers, and for all callers within 5 s', async () => {
  for (const made of [1, 2]) {
    const asking = Array.from({ length: 50 }, () => api(things, { query: { page: 1 } }));
    await sent(made);
    reached.at(-1)?.respond();
    expect(await Promise.all(asking)).toEqual(Array.from({ length: 50 }, () => ({ made })));
    now += 4_999;
    expect(await api(things, { query: { page: 1 } })).toEqual({ made });
    // All at the moment at which it ends.
    now += 2;
  }
  expect(reached).toHaveLength(2);
});

it.each<[string, () => Promise<unknown>]>([
  ['another page', () => api(things, { query: { page: 2 } })],
  ['no page', () => api(things)],
  ['another call', () => api(thing, { params: { id: '1' } })],
])('treats %s as another call', async (_, ask) => {
  const first = api(things, { query: { page: 1 } });
  await sent(1);
  reached[0]?.respond();
  await first;
  const asking = ask();
  await sent(2);
  reached[1]?.respond();
  expect(await asking).toEqual({ made: 2 });
});

describe('a caller that stops waiting', () => {
  it('leaves the response to the other callers and to the next', async () => {
    const leaving = new AbortController();
    const asking = [
      api(things, { signal: leaving.signal }),
      api(things, { signal: new AbortController().signal }),
      api(things),
    ];
    await sent(1);
    leaving.abort('left');
    await expect(asking[0]).rejects.toBe('left');
    expect(reached[0]?.signal?.aborted).toBe(false);
    reached[0]?.respond();
    expect(await Promise.all(asking.slice(1))).toEqual([{ made: 1 }, { made: 1 }]);
    expect(await api(things)).toEqual({ made: 1 });
  });

  it('aborts the call if it was the last; a deadline counts as a failure of the platform', async () => {
    const askers = [new AbortController(), new AbortController()];
    const asking = settled(askers.map(({ signal }) => api(things, { signal })));
    await sent(1);
    for (const asker of askers) asker.abort(new DOMException('no response in time', 'TimeoutError'));
    expect(await asking).toMatchObject([{ name: 'ApiError', code: 'timeout' }, { code: 'timeout' }]);
    expect(reached[0]?.signal?.reason).toMatchObject({ name: 'TimeoutError' });
    const next = api(things);
    await sent(2);
    reached[1]?.respond();
    expect(await next).toEqual({ made: 2 });
  });

  it('starts no call if it stops before', async () => {
    await expect(api(things, { signal: AbortSignal.abort('left') })).rejects.toBe('left');
    expect(reached).toEqual([]);
  });
});

it('lets nobody join a call that has been running for a second', async () => {
  const hanging = api(things);
  await sent(1);
  now += 1_000;
  const later = [api(things), api(things)];
  await sent(2);
  reached[1]?.respond();
  expect(await Promise.all(later)).toEqual([{ made: 2 }, { made: 2 }]);
  expect(await api(things)).toEqual({ made: 2 });
  reached[0]?.respond({ late: true });
  expect(await hanging).toEqual({ late: true });
});

it.each<[string, Call, (call: Reached) => void, object]>([
  ['a 500', things, ({ respond }) => respond({ error_code: 'internal-error' }, 500), { status: 500 }],
  ['a 404', things, ({ respond }) => respond({ error_code: 'not-found' }, 404), { status: 404 }],
  ['a network error', things, ({ fail }) => fail(new TypeError('fetch failed')), { code: 'network' }],
  ['no object', things, ({ respond }) => respond([]), { code: 'malformed' }],
  [
    'a response that violates the contract',
    featuredPosts,
    ({ respond }) => respond({ activities: 1 }),
    { code: 'malformed' },
  ],
])('gives %s to all who wait, and calls again for the next', async (_, call, fail, failure) => {
  const ask = api as unknown as (call: Call) => Promise<unknown>;
  const asking = settled([ask(call), ask(call)]);
  await sent(1);
  if (reached[0]) fail(reached[0]);
  expect(await asking).toMatchObject([failure, failure]);
  void settled([ask(call)]);
  await sent(2);
});

it('holds 8 MB of responses, the most recently used', async () => {
  const ask = async (page: number) => {
    const before = reached.length;
    const asking = api(things, { query: { page } });
    await setImmediate();
    if (reached.length > before) reached.at(-1)?.respond({ text: 'x'.repeat(1024 * 1024) });
    await asking;
    return reached.length - before;
  };
  for (let page = 0; page < 8; page += 1) expect(await ask(page)).toBe(1);
  expect(await ask(7)).toBe(0);
  expect(await ask(0)).toBe(1);
});

it('freezes responses', async () => {
  const asking = api(things);
  await sent(1);
  reached[0]?.respond({ things: [{ id: '1' }] });
  const { things: list } = (await asking) as { things: { liked?: boolean }[] };
  expect(() => list.push({})).toThrow(TypeError);
  expect(() => Object.assign(list[0] ?? {}, { liked: true })).toThrow(TypeError);
});

it('visitors in any order: each gets their own data from their own client, and shared data from the common one', async () => {
  const step = fc.record({
    visitor: fc.nat({ max: 5 }),
    call: fc.constantFrom<Call>(things, thing, likes),
    id: fc.nat({ max: 2 }),
    pause: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async (steps) => {
      const upstream: string[] = [];
      /** A platform whose responses name the client and the call. */
      const platformFor = (visitor: string): { baseUrl: string; fetch: (request: Request) => Promise<Response> } => ({
        baseUrl: 'https://platform.test',
        async fetch({ url }) {
          upstream.push(`${visitor} ${url}`);
          await setImmediate();
          return Response.json({ visitor, url });
        },
      });
      const shared = shareResponses(platformFor('nobody'));
      const visitors = Array.from({ length: 6 }, (_, index) =>
        shared(createApiClient(platformFor(`visitor ${index}`))),
      );
      const responses: Promise<unknown>[] = [];
      for (const { visitor, call, id, pause } of steps) {
        const ask = visitors[visitor] as unknown as (call: Call, given: object) => Promise<unknown>;
        responses.push(ask(call, call === thing ? { params: { id: String(id) } } : { query: { page: id } }));
        if (pause) await setImmediate();
      }
      const expected = steps.map(({ visitor, call, id }) => ({
        visitor: call === likes ? `visitor ${visitor}` : 'nobody',
        url: `https://platform.test${call === thing ? `/v9/things/${id}` : `${call.path}?page=${id}`}`,
      }));
      expect(await Promise.all(responses)).toEqual(expected);
      const made = upstream.filter((line) => line.startsWith('nobody'));
      expect(new Set(made).size).toBe(made.length);
      expect(upstream.length - made.length).toBe(steps.filter(({ call }) => call === likes).length);
    }),
    { numRuns: 50 },
  );
});
