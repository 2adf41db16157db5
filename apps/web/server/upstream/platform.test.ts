import { createApiClient, ApiError } from '@social-shop/api-client';
import { publicCall } from '@social-shop/api-contract/call';
import { faults, faultyServer, json, type Reply } from '@social-shop/api-client/testing';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serviceOf } from './connections.ts';
import { UpstreamRefusal } from './exchange.ts';
import { connectPlatform } from './platform.ts';

const unhandled = vi.fn();
beforeEach(() => void process.on('unhandledRejection', unhandled));
afterEach(() => {
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

interface Setting {
  readonly deadline?: number;
  readonly loaderDeadline?: number;
}

/** A platform with these replies, and the host's connections to it. */
async function platform(replies: readonly Reply[], { deadline = 30_000, loaderDeadline = 20_000 }: Setting = {}) {
  const server = await faultyServer(...replies);
  const { client, fetch, pictures, close } = connectPlatform({ apiUrl: server.url, deadline });
  const api = createApiClient({ ...client, deadline: loaderDeadline });
  return {
    server,
    /** A loader's call. */
    get: (path = '/v2/ltks') => api(publicCall({ method: 'GET', path })).catch((error: unknown) => error),
    post: (body: { readonly caption: string }) =>
      api(publicCall<{ body: { caption: string } }>({ method: 'POST', path: '/v2/ltks' }), { body }),
    /** A browser's call through the proxy: its status and body, or its error. No transport of ours retries it. */
    pass: (path = '/v2/ltks', { method = 'GET', signal }: { method?: string; signal?: AbortSignal } = {}) =>
      fetch(server.url + path, { method, headers: client.headers, signal: signal ?? null, ...bodyOf(method) })
        .then(async (response) => [response.status, await response.text()])
        .catch((error: unknown) => causeOf(error)),
    unread: (path: string) => fetch(server.url + path, { headers: client.headers }),
    picture: (path: string, { signal }: { signal?: AbortSignal } = {}) =>
      pictures
        .request({ origin: server.url, path, method: 'GET', ...(signal ? { signal } : {}) })
        .then(async ({ statusCode, body }) => [statusCode, await body.text()])
        .catch((error: unknown) => error),
    async [Symbol.asyncDispose]() {
      await close();
      await server[Symbol.asyncDispose]();
    },
  };
}

const bodyOf = (method: string) => (method === 'POST' ? { body: '{}' } : {});
const causeOf = (error: unknown) => (error instanceof TypeError && error.cause ? error.cause : error);

const refused = { name: 'ApiError', cause: expect.any(UpstreamRefusal) as unknown };
const times = <Result>(count: number, run: (at: number) => Result) => Array.from({ length: count }, (_, at) => run(at));

/** Sometimes closes a kept connection just as the next request arrives. */
function closesKept(): Reply {
  const kept = new WeakSet<object>();
  let met = 0;
  return (response, request) => {
    const isKept = kept.has(request.socket);
    kept.add(request.socket);
    if (isKept && ++met % 8 === 0) request.socket.destroy();
    else json({ ok: true })(response, request);
  };
}

describe('a deadline (T67)', () => {
  it.each(['stallBeforeHeaders', 'stallAfterHeaders', 'stallMidBody', 'drip'] as const)(
    'ends %s for loaders and proxy, and releases the socket',
    async (fault) => {
      await using test = await platform([faults[fault]], { deadline: 200, loaderDeadline: 100 });
      expect(await test.get()).toMatchObject({ name: 'ApiError', status: 0, code: 'timeout' });
      expect(await test.pass()).toMatchObject({ name: 'TimeoutError' });
      await vi.waitFor(() => expect(test.server.open()).toBe(0));
    },
  );
});

describe('retries (T70)', () => {
  it('of 1,000 failing loaders’ calls cause at most a quarter more hits, whatever the failure', async () => {
    for (const reply of [json({}, 503), faults.reset]) {
      // An occasional success keeps the breaker closed, so the budget is what limits.
      let asked = 0;
      const mostly: Reply = (response, request) => (asked++ % 8 === 0 ? json({}) : reply)(response, request);
      await using test = await platform([mostly]);
      for (let round = 0; round < 25; round += 1) await Promise.all(times(40, () => test.get()));
      expect(test.server.hits.length).toBeGreaterThan(1_000);
      expect(test.server.hits.length).toBeLessThanOrEqual(1_250);
    }
  }, 60_000);

  it('of one call are those of the transport: two hits for a GET, one for a POST', async () => {
    for (const reply of [json({}, 503), faults.reset]) {
      await using test = await platform([reply]);
      expect(await test.get()).toBeInstanceOf(ApiError);
      expect(test.server.hits).toHaveLength(2);
      await test.pass('/v2/ltks', { method: 'POST' });
      expect(test.server.hits).toHaveLength(3);
    }
  });
});

describe('a failing service (T71)', () => {
  const likesFail: Reply = (response, request) =>
    (request.url?.startsWith('/v3/likes') ? json({}, 500) : json({ ok: true }))(response, request);

  it('is not called after 20 failures, while the others are', async () => {
    await using test = await platform([likesFail]);
    const likes = () => test.server.hits.filter(({ url }) => url.startsWith('/v3/likes')).length;
    for (let call = 0; call < 30; call += 1) await test.get('/v3/likes');
    expect(likes()).toBe(20);
    expect(await test.get('/v3/likes')).toMatchObject(refused);
    expect(await test.pass('/v3/likes', { method: 'POST' })).toBeInstanceOf(UpstreamRefusal);
    expect(await test.pass('/v2/likes?x=/v2/ltks')).toBeInstanceOf(UpstreamRefusal);
    expect(likes()).toBe(20);
    expect(await test.get('/v3/ltks')).toEqual({ ok: true });
  });

  it('is probed by a single call after the pause', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let well = false;
    const reply: Reply = (response, request) => (well ? json({ ok: true }) : json({}, 500))(response, request);
    await using test = await platform([reply]);
    for (let call = 0; call < 20; call += 1) await test.pass();
    well = true;
    expect(await test.pass()).toBeInstanceOf(UpstreamRefusal);
    vi.advanceTimersByTime(2_000);
    const outcomes = await Promise.all(times(10, () => test.pass()));
    expect(outcomes.filter((outcome) => Array.isArray(outcome))).toHaveLength(1);
    expect(await Promise.all(times(10, () => test.pass()))).toEqual(times(10, () => [200, '{"ok":true}']));
    vi.useRealTimers();
  });

  it.each(['stallBeforeHeaders', 'stallMidBody', 'truncated'] as const)('is also one that has %s', async (fault) => {
    await using test = await platform([faults[fault]], { loaderDeadline: 50 });
    for (let round = 0; round < 20; round += 1) await test.get();
    const { length } = test.server.hits;
    expect(await test.get()).toMatchObject(refused);
    expect(test.server.hits).toHaveLength(length);
  });

  it('is not one whose visitors leave', async () => {
    await using test = await platform([faults.stallBeforeHeaders]);
    for (let round = 1; round <= 21; round += 1) {
      const leaving = new AbortController();
      const left = test.pass('/v2/ltks', leaving);
      await vi.waitFor(() => expect(test.server.hits).toHaveLength(round));
      leaving.abort();
      expect(await left).toMatchObject({ name: 'AbortError' });
    }
  });

  it('is not one whose visitors read too slowly for the deadline', async () => {
    const long: Reply = (response) => response.writeHead(200).write('x'.repeat(300_000));
    await using test = await platform([...times(21, () => long), json({ ok: true })]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const unread = await Promise.all(times(21, () => test.unread('/v2/ltks')));
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(test.server.open()).toBe(0));
    for (const response of unread) await expect(response.text()).rejects.toThrow();
    expect(await test.pass()).toEqual([200, '{"ok":true}']);
  });

  it.each([
    ['/v2/products/?ids=1', 'products'],
    ['/v3/activities/posts/global/featured', 'activities'],
    ['/gateway/v2/product_details/', 'product_details'],
    ['/images/1?width=3', 'images'],
    ['/', ''],
  ])('is named by the resource of %s', (path, service) => expect(serviceOf(path)).toBe(service));
});

describe('connections (T72)', () => {
  const closesAfter: Reply = (response, request) => {
    json({ ok: true })(response, request);
    response.on('finish', () => request.socket.destroy());
  };
  const announces: Reply = (response, request) => json({ ok: true }, 200, { connection: 'close' })(response, request);
  const resets: Reply = (response, request) => {
    json({ ok: true })(response, request);
    response.on('finish', () => setImmediate(() => request.socket.resetAndDestroy()));
  };

  it.each([
    ['after each response', closesAfter],
    ['after each response, with a notice', announces],
    ['after each response, with a reset', resets],
    ['when the next request comes', closesKept()],
  ])('that the platform closes %s fail none of 200 GETs', async (_, reply) => {
    await using test = await platform([reply]);
    // As the proxy does: no transport above would retry.
    for (let call = 0; call < 100; call += 1) expect(await test.pass()).toEqual([200, '{"ok":true}']);
    const together = times(100, () => test.pass());
    expect(await Promise.all(together)).toEqual(times(100, () => [200, '{"ok":true}']));
  });

  it('that were closed do not cause a write to be sent twice', async () => {
    await using test = await platform([closesKept()]);
    const outcomes: unknown[] = [];
    for (let call = 0; call < 50; call += 1) outcomes.push(await test.pass('/v2/ltks', { method: 'POST' }));
    expect(outcomes.some((outcome) => outcome instanceof Error)).toBe(true);
    expect(test.server.hits).toHaveLength(50);
  });
});

describe('a stalled platform (T73)', () => {
  it('has a limited share of the sockets and a limited queue, and the rest is refused at once', async () => {
    const stalls: Reply = (response, request) =>
      (request.url?.startsWith('/v1/experiments') ? json({ ok: true }) : faults.stallBeforeHeaders)(response, request);
    await using test = await platform([stalls]);
    const over = new AbortController();
    let settled = 0;
    const outcomes = times(1_000, () => test.pass('/v2/ltks', over).finally(() => (settled += 1)));
    await vi.waitFor(() => expect([settled, test.server.open()]).toEqual([1_000 - 48 - 128, 48]), 60_000);
    // All other pages still load.
    expect(await test.get('/v1/experiments/')).toEqual({ ok: true });

    over.abort();
    const errors = await Promise.all(outcomes);
    expect(errors.filter((error) => error instanceof UpstreamRefusal)).toHaveLength(1_000 - 48 - 128);
    expect(errors.filter((error) => (error as Error).name === 'AbortError')).toHaveLength(48 + 128);
    await vi.waitFor(() => expect(test.server.open()).toBe(0));
  });

  it('opens no more than 128 however many services stall', async () => {
    await using test = await platform([faults.stallBeforeHeaders]);
    const over = new AbortController();
    const outcomes = times(400, (at) => test.pass(`/v2/service${at % 8}/`, over));
    const pictures = times(100, () => test.picture('/images/1', over));
    await vi.waitFor(() => expect(test.server.open()).toBe(128), 60_000);
    expect(test.server.hits).toHaveLength(128);
    over.abort();
    for (const outcome of await Promise.all([...outcomes, ...pictures]))
      expect(outcome).toMatchObject({ name: 'AbortError' });
  });

  it('frees the place of a call whose visitor leaves, on a socket or in the queue', async () => {
    await using test = await platform([faults.stallBeforeHeaders]);
    const leaving = new AbortController();
    const first = times(60, () => test.pass('/v2/ltks', leaving));
    await vi.waitFor(() => expect(test.server.open()).toBe(48));
    const staying = new AbortController();
    const next = test.pass('/v2/ltks?next', staying);
    leaving.abort();
    for (const outcome of await Promise.all(first)) expect(outcome).toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(test.server.open()).toBe(1));
    expect(test.server.hits.map(({ url }) => url)).toEqual([...times(48, () => '/v2/ltks'), '/v2/ltks?next']);
    staying.abort();
    expect(await next).toMatchObject({ name: 'AbortError' });
  });
});

it('sends a call with its body, and decodes each response as UTF-8', async () => {
  await using test = await platform([json({ caption: 'Grüße, 简体 👗' })]);
  expect(await test.post({ caption: '한국어' })).toEqual({ caption: 'Grüße, 简体 👗' });
  expect(await test.get()).toEqual({ caption: 'Grüße, 简体 👗' });
  expect(test.server.hits).toMatchObject([
    { method: 'POST', body: '{"caption":"한국어"}' },
    { method: 'GET', body: '' },
  ]);
});

describe('a response (T74)', () => {
  const endless: Reply = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(64 * 1024, ' ');
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  };

  it('of 50 MB and more is cut off at 4, for loaders and browsers', async () => {
    let sent = 0;
    const counted: Reply = (response, request) => {
      request.socket.on('close', () => (sent += request.socket.bytesWritten));
      endless(response, request);
    };
    await using test = await platform([counted]);
    expect(await test.get()).toMatchObject({ name: 'ApiError', status: 0 });
    expect(await test.pass()).toBeInstanceOf(Error);
    await vi.waitFor(() => expect(test.server.open()).toBe(0));
    expect(sent).toBeLessThan(50 * 1024 * 1024);
  });

  it('that is encoded without a request for it fails: its unpacked size has no limit', async () => {
    const coded: Reply = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(gzipSync('{"ok":true}'));
    };
    await using test = await platform([coded]);
    expect(await test.get()).toMatchObject({ name: 'ApiError', status: 0, code: 'network' });
    expect(await test.pass()).toBeInstanceOf(Error);
  });
});
