import { idempotent, memberCall, publicCall, type Call } from '@social-shop/api-contract/call';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import type { ApiClientOptions, CallOptions } from './ApiClient.ts';
import { createApiClient } from './createApiClient.ts';
import { faults, faultyServer, json, raw, type Reply } from './testing/faultyServer.ts';

const DEADLINE = 250;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const unhandled = vi.fn();

beforeEach(() => void process.on('unhandledRejection', unhandled));
afterEach(() => {
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

/** A call with any parameters and response. */
interface Anything {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: object;
  readonly response: unknown;
}
const get = publicCall<Anything>({ method: 'GET', path: '/v1/things' });
const post = memberCall<Anything>({ method: 'POST', path: '/v1/things' });
const search = publicCall<Anything>({ method: 'POST', path: '/v1/things/search', readsOnly: true });
const order = idempotent(memberCall<Anything>({ method: 'POST', path: '/v1/things/orders' }));

/** Makes one call to an upstream with these replies, and returns the outcome. */
async function call(
  made: Call<Anything>,
  replies: readonly Reply[],
  options: CallOptions<Call<Anything>> = {},
  { deadline = 5_000, ...client }: Partial<ApiClientOptions> = {},
) {
  await using server = await faultyServer(...replies);
  const api = createApiClient({ ...client, baseUrl: server.url, deadline });
  const started = performance.now();
  const outcome: unknown = await api(made, options).catch((error: unknown) => error);
  const took = performance.now() - started;
  await vi.waitFor(() => expect(server.open()).toBe(0));
  return { outcome, took, hits: server.hits };
}

describe('the deadline', () => {
  it.each(['stallBeforeHeaders', 'stallAfterHeaders', 'stallMidBody', 'drip'] as const)(
    'covers %s, and closes the socket (T67)',
    async (fault) => {
      const { outcome, took } = await call(get, [faults[fault]], {}, { deadline: DEADLINE });
      expect(outcome).toMatchObject({ name: 'ApiError', status: 0, code: 'timeout' });
      expect(took).toBeLessThan(DEADLINE * 3);
    },
  );

  const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString();
  it.each([['3600'], [inAnHour()], ['-1'], ['abc']])('limits Retry-After: %s (T68)', async (retryAfter) => {
    const unavailable = json({ error_code: 'unavailable' }, 503, { 'retry-after': retryAfter });
    const { outcome, took, hits } = await call(get, [unavailable], {}, { deadline: DEADLINE });
    expect(outcome).toBeInstanceOf(ApiError);
    expect(took).toBeLessThan(DEADLINE * 3);
    expect(hits.length).toBeLessThanOrEqual(2);
  });

  it('covers both tries together, and closes the socket of the second even after a garbage collection', async () => {
    const collecting = setInterval(collectGarbage, 20);
    // Enough for the first try on a busy machine; the test is that the second does not get its own deadline.
    const deadline = DEADLINE * 10;
    const called = call(get, [json({}, 503), faults.stallMidBody], {}, { deadline });
    const { outcome, took, hits } = await called.finally(() => clearInterval(collecting));
    expect(outcome).toMatchObject({ code: 'timeout' });
    expect(took).toBeLessThan(deadline * 1.5);
    expect(hits).toHaveLength(2);
  });

  it('may be shorter for one call, by a signal', async () => {
    const { outcome } = await call(get, [faults.stallMidBody], { signal: AbortSignal.timeout(50) });
    expect(outcome).toMatchObject({ name: 'ApiError', status: 0, code: 'timeout' });
  });
});

describe('retries (T69, W29)', () => {
  const refused = { error_code: 'host-refused', developer_message: 'cross-site' };
  const unavailable = json({ error_code: 'unavailable' }, 503);
  it.each<[string, Call<Anything>, readonly Reply[], number, object]>([
    ['GET 503, 200', get, [unavailable, json({ is_there: true })], 2, { isThere: true }],
    ['GET 503, 503', get, [unavailable], 2, { name: 'ApiError', status: 503, code: 'unavailable' }],
    ['GET 500, 200', get, [json({}, 500), json({ ok: 1 })], 2, { ok: 1 }],
    ['POST 503', post, [unavailable], 1, { name: 'ApiError', status: 503 }],
    ['GET reset, 200', get, [faults.reset, json({ ok: 1 })], 2, { ok: 1 }],
    ['a POST that only reads 503, 200', search, [unavailable, json({ ok: 1 })], 2, { ok: 1 }],
    ['a POST that only reads reset, 200', search, [faults.reset, json({ ok: 1 })], 2, { ok: 1 }],
    ['an idempotent POST 503', order, [unavailable], 1, { name: 'ApiError', status: 503 }],
    ['GET reset, reset', get, [faults.reset], 2, { name: 'ApiError', status: 0, code: 'network' }],
    ['POST reset', post, [faults.reset], 1, { name: 'ApiError', status: 0, code: 'network' }],
    ['GET malformed JSON', get, [raw('<html>')], 1, { name: 'ApiError', status: 0, code: 'malformed' }],
    ['GET 404', get, [json({ error_code: 'not-found' }, 404)], 1, { status: 404, code: 'not-found' }],
    ['GET 409', get, [json({ error_code: 'conflict' }, 409)], 1, { status: 409, code: 'conflict' }],
    ['GET 422', get, [json({ error_code: 'out-of-stock' }, 422)], 1, { status: 422, code: 'out-of-stock' }],
    ['GET 403 of the host', get, [json(refused, 403)], 1, { status: 403, code: 'host-refused' }],
    ['GET 429', get, [json({ error_code: 'rate-limited' }, 429)], 1, { status: 429, code: 'rate-limited' }],
  ])('%s', async (_, made, replies, tries, expected) => {
    const { outcome, hits } = await call(made, replies);
    expect(outcome).toMatchObject(expected);
    expect(hits).toHaveLength(tries);
  });

  it('call mayRetry only before a retry, and do not happen if it refuses (T70)', async () => {
    const mayRetry = vi.fn(() => false);
    const { hits } = await call(get, [unavailable], {}, { mayRetry });
    expect([hits.length, mayRetry.mock.calls.length]).toEqual([1, 1]);
    for (const [made, reply] of [
      [get, json({}, 404)],
      [get, raw('<html>')],
      [post, unavailable],
    ] as const) {
      await call(made, [reply], {}, { mayRetry });
    }
    expect(mayRetry).toHaveBeenCalledTimes(1);
  });

  it('gives up on a body that ends early', async () => {
    const { outcome } = await call(get, [faults.truncated]);
    expect(outcome).toMatchObject({ name: 'ApiError', status: 0, code: 'network' });
  });
});

describe('a malformed response (T74)', () => {
  const deep = 10_000;
  it.each([
    ['HTML', '<!doctype html>'],
    ['cut JSON', '{"ltks":[{"id":'],
    ['nothing', ''],
    ['a list', '[{"id":"1"}]'],
    ['a text', '"ltks"'],
    ['null', 'null'],
    ['a number of which digits are lost', '{"ltks":[{"id":9007199254740993}]}'],
    ['lists in lists', `{"ltks":${'['.repeat(deep)}${']'.repeat(deep)}}`],
    ['objects in objects', `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`],
  ])('is a typed failure, and is not retried: %s', async (_, body) => {
    const { outcome, hits } = await call(get, [raw(body)]);
    expect(outcome).toMatchObject({ name: 'ApiError', status: 0, code: 'malformed' });
    expect(hits).toHaveLength(1);
  });

  it('is an empty one to a read, not to a call that changes something', async () => {
    const nothing: Reply = (response) => response.writeHead(204).end();
    expect((await call(post, [nothing])).outcome).toBeUndefined();
    for (const reading of [get, search]) {
      expect((await call(reading, [nothing])).outcome).toMatchObject({ code: 'malformed' });
    }
  });

  it('is one that `accepts` refuses; it is called with the wire’s keys before the conversion', async () => {
    const accepts = vi.fn((_call: Call, body: object) => 'ltks' in body);
    const responses = [json({ ltks_list: [] }), json({ ltks: [] })];
    const outcomes = [];
    for (const response of responses) outcomes.push((await call(get, [response], {}, { accepts })).outcome);
    expect(outcomes).toMatchObject([{ name: 'ApiError', status: 0, code: 'malformed' }, { ltks: [] }]);
    expect(accepts.mock.calls[0]).toEqual([get, { ltks_list: [] }]);
  });

  it('is not one that begins with a byte order mark', async () => {
    expect((await call(get, [raw('\uFEFF{"is_there":true}')])).outcome).toEqual({ isThere: true });
  });
});

describe('a call', () => {
  it('repeats the key of an array, leaves out undefined values, and names parameters as the wire does (W12)', async () => {
    const query = { postIds: ['a', 'b'], limit: 36, styled: true, next: undefined, 'includes[]': ['policies'] };
    const { hits } = await call(get, [json({})], { query });
    const { pathname, searchParams } = new URL(`http://host${hits[0]?.url}`);
    expect(pathname).toBe('/v1/things');
    expect([...searchParams]).toEqual([
      ['post_ids', 'a'],
      ['post_ids', 'b'],
      ['limit', '36'],
      ['styled', 'true'],
      ['includes[]', 'policies'],
    ]);
  });

  it('sends a body in the case of the wire', async () => {
    const { hits } = await call(post, [json({}, 201)], { body: { likeType: 'CLICK', ltkId: '1' } });
    expect(JSON.parse(hits[0]?.body ?? '')).toEqual({ like_type: 'CLICK', ltk_id: '1' });
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'is a %s to its path, with parameters as one segment each (T39)',
    async (method) => {
      const made = memberCall<{ params: { thingId: string }; response: unknown }>({
        method,
        path: '/v1/things/{thing_id}/parts',
      });
      await using server = await faultyServer(json({}));
      const api = createApiClient({ baseUrl: server.url });
      await api(made, { params: { thingId: 'é?#%' } });
      expect(server.hits).toMatchObject([{ method, url: '/v1/things/%C3%A9%3F%23%25/parts' }]);
      const refused = { name: 'ApiError', status: 400, code: 'invalid-request', path: made.path };
      for (const thingId of ['..', 'a/b', '']) {
        await expect(api(made, { params: { thingId } })).rejects.toMatchObject(refused);
      }
      expect(server.hits).toHaveLength(1);
    },
  );

  it('converts no key of a field whose keys are data (W2)', async () => {
    const made = publicCall<Anything>({ method: 'POST', path: '/v1/events', opaqueKeys: ['properties'] });
    const { outcome, hits } = await call(made, [json({ properties: { a_b: 1 } })], {
      body: { eventName: 'x', properties: { someKey: 1 } },
    });
    expect(JSON.parse(hits[0]?.body ?? '')).toEqual({ event_name: 'x', properties: { someKey: 1 } });
    expect(outcome).toEqual({ properties: { a_b: 1 } });
  });

  it('that is idempotent has a new key, or the key of the call that it repeats; other calls have none (W11)', async () => {
    await using server = await faultyServer(json({}));
    const keys: (string | null)[] = [];
    const api = createApiClient({
      baseUrl: server.url,
      async fetch(request, init) {
        keys.push(request.headers.get('idempotency-key'));
        return fetch(request, init);
      },
    });
    await api(order);
    await api(order, { body: { quantity: 1 } });
    await api(order, { idempotencyKey: 'mine' });
    await api(post, { idempotencyKey: 'mine' });
    await api(get);
    const [first, second, ...others] = keys;
    expect(first).toMatch(/^[\w-]{16,64}$/);
    expect(second).toMatch(/^[\w-]{16,64}$/);
    expect(second).not.toBe(first);
    expect(others).toEqual(['mine', null, null]);
  });

  it('sends a form unchanged (T55)', async () => {
    const { hits } = await call(post, [json({})], { body: new URLSearchParams({ grantType: 'password' }) });
    expect(hits[0]?.body).toBe('grantType=password');
  });

  it('rejects with the reason of its caller’s abort', async () => {
    const aborter = new AbortController();
    const reason = new Error('left the page');
    const leave: Reply = (response) => {
      faults.stallMidBody(response);
      aborter.abort(reason);
    };
    const { outcome } = await call(get, [leave], { signal: aborter.signal });
    expect(outcome).toBe(reason);
  });

  it('does not begin if it is already aborted', async () => {
    const { outcome, hits } = await call(get, [json({})], { signal: AbortSignal.abort('gone') });
    expect(outcome).toBe('gone');
    expect(hits).toHaveLength(0);
  });

  it('keeps the platform’s details of a failure, and leaves them out of its JSON (T52)', async () => {
    const body = { error_code: 'invalid-request', developer_message: 'secret table', user_message: 'Please try again' };
    const { outcome } = await call(get, [json(body, 400)]);
    expect(outcome).toMatchObject({
      status: 400,
      code: 'invalid-request',
      developerMessage: 'secret table',
      userMessage: 'Please try again',
      method: 'GET',
      path: '/v1/things',
    });
    const serialised = JSON.stringify({ outcome });
    expect(JSON.parse(serialised)).toEqual({ outcome: { name: 'ApiError', status: 400, code: 'invalid-request' } });
  });

  it.each(['<h1>Bad gateway</h1>', '', 'null', '[1]', '{"error_code":7}', '{"error_code":null,"errorCode":"mine"}'])(
    'is a typed failure even when the error’s body is %j',
    async (body) => {
      const { outcome } = await call(post, [raw(body, 502)]);
      expect(outcome).toMatchObject({ name: 'ApiError', status: 502, code: 'unknown' });
    },
  );
});
