import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batched } from './batched.ts';
import { createApiClient } from './createApiClient.ts';

const client = () => createApiClient({ baseUrl: 'http://platform.test' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A store of records that notes each call and its client. */
function records(size: number, exists: (id: string) => boolean = () => true) {
  const load = vi.fn(async (_api: unknown, ids: readonly string[], _signal: AbortSignal) =>
    Promise.resolve(new Map(ids.filter(exists).map((id) => [id, `record ${id}`]))),
  );
  return { load, look: batched({ size, load }) };
}

const later = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms));

describe('look-ups in a browser (T75)', () => {
  beforeEach(() => void vi.stubGlobal('window', {}));

  it('within 50 ms share calls of at most the given size, each id once, and each caller gets its own record', async () => {
    const times = fc.array(fc.record({ id: fc.integer({ min: 0, max: 30 }), after: fc.integer({ min: 0, max: 20 }) }), {
      minLength: 1,
      maxLength: 80,
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(10, 36, 50), times, async (size, asked) => {
        const { load, look } = records(size, (id) => Number(id) % 3 > 0);
        const api = client();
        const found: Promise<string | undefined>[] = [];
        for (const { id, after } of asked) {
          await later(after);
          found.push(look(api, String(id)));
        }
        await later(50);
        expect(await Promise.all(found)).toEqual(asked.map(({ id }) => (id % 3 > 0 ? `record ${id}` : undefined)));
        for (const [, ids] of load.mock.calls) {
          expect(ids.length).toBeGreaterThan(0);
          expect(ids.length).toBeLessThanOrEqual(size);
          expect(new Set(ids).size).toBe(ids.length);
        }
        const span = asked.reduce((sum, { after }) => sum + after, 0);
        expect(load.mock.calls.length).toBeLessThanOrEqual(Math.floor(span / 50) + 1 + Math.floor(asked.length / size));
      }),
      { numRuns: 50 },
    );
  });

  it('wait no longer than 50 ms', async () => {
    const { load, look } = records(10);
    void look(client(), '1');
    await later(49);
    expect(load).not.toHaveBeenCalled();
    await later(1);
    expect(load).toHaveBeenCalledOnce();
  });

  it('of a failed call fail for each caller, and the next look-up makes a new call', async () => {
    const { load, look } = records(10);
    load.mockRejectedValueOnce(new Error('down'));
    const api = client();
    const outcomes = Promise.allSettled([look(api, '1'), look(api, '2'), look(api, '1')]);
    await later(50);
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    const again = look(api, '1');
    await later(50);
    expect(await again).toBe('record 1');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('continue when one of them is aborted, and end the call when all are', async () => {
    const { load, look } = records(10);
    const never = new Promise<never>(() => {});
    load.mockImplementation(async () => never);
    const api = client();
    const visits = ['1', '2'].map(() => new AbortController());
    const outcomes = visits.map(({ signal }, at) => look(api, String(at), signal).catch((reason: unknown) => reason));
    await later(50);
    const signal = load.mock.calls[0]?.[2];
    visits[0]?.abort('left');
    expect(await outcomes[0]).toBe('left');
    expect(signal?.aborted).toBe(false);
    visits[1]?.abort('left too');
    expect(await outcomes[1]).toBe('left too');
    expect(signal?.aborted).toBe(true);
  });

  it('make no call when all are aborted before it', async () => {
    const { load, look } = records(10);
    const visit = new AbortController();
    const outcome = look(client(), '1', visit.signal).catch((reason: unknown) => reason);
    visit.abort('left');
    expect(await outcome).toBe('left');
    await later(50);
    expect(load).not.toHaveBeenCalled();
  });
});

it('on a server share the calls of one turn, and never with another visitor (S29, T75)', async () => {
  vi.useRealTimers();
  const { load, look } = records(10);
  const visitors = [client(), client()];
  const found = visitors.flatMap((api) => [look(api, '1'), look(api, '2')]);
  expect(await Promise.all(found)).toEqual(['record 1', 'record 2', 'record 1', 'record 2']);
  expect(load.mock.calls.map(([api, ids]) => [visitors.indexOf(api as never), ids])).toEqual([
    [0, ['1', '2']],
    [1, ['1', '2']],
  ]);
});
