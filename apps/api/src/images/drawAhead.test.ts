import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawAhead } from './drawAhead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 3_600_000;

function start(pictures: readonly string[], draw = async (_: string): Promise<unknown> => undefined) {
  const server = new EventEmitter();
  const drawn: string[] = [];
  const onFailure = vi.fn();
  const end = drawAhead({
    server: server as Server,
    list: async () => pictures,
    draw: (picture) => {
      drawn.push(picture);
      return draw(picture);
    },
    onFailure,
  });
  return { ask: (url: string) => server.emit('request', { url }), drawn, onFailure, end };
}

it('waits for an idle period, draws one at a time, and stops after the current one on a request (K-B09)', async () => {
  const gate = Promise.withResolvers<void>();
  const { ask, drawn } = start(['a', 'b', 'c'], (picture) => (picture === 'a' ? gate.promise : Promise.resolve()));
  for (let second = 0; second < 30; second++) {
    ask('/v3/ltks/1');
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(drawn).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(drawn).toEqual(['a']);
  ask('/images/1?width=88');
  gate.resolve();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(drawn).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(drawn).toEqual(['a', 'b', 'c']);
});

it('continues where it stopped, skips failures, and checks again after an hour; health checks do not interrupt it', async () => {
  const { ask, drawn, onFailure, end } = start(['a', 'b'], async (picture) => {
    if (picture === 'a') throw new Error('no such good');
  });
  const watch = async (ms: number) => {
    for (let past = 0; past < ms; past += 1_000) {
      ask('/ready');
      ask('/health');
      await vi.advanceTimersByTimeAsync(1_000);
    }
  };
  await watch(7_000);
  expect(drawn).toEqual(['a', 'b']);
  expect(onFailure).toHaveBeenCalledOnce();
  await watch(HOUR_MS - 60_000);
  expect(drawn).toEqual(['a', 'b']);
  await watch(120_000);
  expect(drawn).toEqual(['a', 'b', 'a', 'b']);
  end();
  await watch(2 * HOUR_MS);
  expect(drawn).toHaveLength(4);
});
