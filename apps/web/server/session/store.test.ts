import { freePort } from '@social-shop/tools/start/ports';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { redisStore } from './redisStore.ts';
import { sqliteStore } from './sqliteStore.ts';
import type { SessionStore } from './store.ts';
import { startRedis } from './testing/redisServer.ts';

/** Two connections to the same sessions, as two processes have. */
interface Backend {
  readonly open: () => Promise<SessionStore>;
  readonly stop: () => Promise<void>;
}

const backends: Record<string, () => Promise<Backend>> = {
  async sqlite() {
    const folder = await mkdtemp(join(tmpdir(), 'sessions-'));
    return {
      open: async () => sqliteStore(join(folder, 'sessions.sqlite')),
      stop: () => rm(folder, { recursive: true, force: true }),
    };
  },
  async redis() {
    const { url, stop } = await startRedis(await freePort());
    return { open: () => redisStore({ url, onError: () => {} }), stop };
  },
};

describe.each(Object.entries(backends))('sessions in %s', (_, start) => {
  const LONG = 60_000;
  let backend: Backend;
  let one: SessionStore;
  let other: SessionStore;
  const id = () => randomUUID();

  beforeAll(async () => {
    backend = await start();
    one = await backend.open();
    other = await backend.open();
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await backend.stop();
  });

  it('are seen by every process, replaced as a whole, and gone once destroyed', async () => {
    const session = id();
    expect(await one.get(session)).toBeUndefined();
    await one.set(session, 'a', LONG);
    expect(await other.get(session)).toBe('a');
    await other.set(session, 'b', LONG);
    expect(await one.get(session)).toBe('b');
    await one.destroy(session);
    await one.destroy(session);
    expect(await other.get(session)).toBeUndefined();
  });

  it('end by themselves, later when touched, and are not revived', async () => {
    const [ending, touched, gone] = [id(), id(), id()];
    await one.set(ending, 'a', 40);
    await one.set(touched, 'a', 40);
    await one.touch(touched, LONG);
    await one.touch(gone, LONG);
    await vi.waitFor(async () => expect(await one.get(ending)).toBeUndefined(), 60_000);
    expect(await one.get(touched)).toBe('a');
    expect(await one.get(gone)).toBeUndefined();
  });

  it('have one holder of the lease however many try at once', async () => {
    const session = id();
    const fences = await Promise.all(
      Array.from({ length: 40 }, (_unused, number) => (number % 2 ? one : other).tryLock(session, `${number}`, LONG)),
    );
    expect(fences.filter((fence) => fence !== undefined)).toHaveLength(1);
  });

  it('pass on the lease when it is released or has expired, with a larger fence', async () => {
    const session = id();
    const first = await one.tryLock(session, 'a', LONG);
    await other.unlock(session, 'b');
    expect(await other.tryLock(session, 'b', LONG)).toBeUndefined();
    await one.unlock(session, 'a');
    const second = await other.tryLock(session, 'b', 40);
    let third: number | undefined;
    await vi.waitFor(async () => expect((third = await one.tryLock(session, 'c', LONG))).toBeDefined(), 60_000);
    expect(second).toBeGreaterThan(first ?? Infinity);
    expect(third).toBeGreaterThan(second ?? Infinity);
  });

  it('renew the lease for its holder only, and not once it has expired', async () => {
    const session = id();
    await one.tryLock(session, 'a', LONG);
    expect(await one.renew(session, 'a', 40)).toBe(true);
    expect(await other.renew(session, 'b', LONG)).toBe(false);
    await vi.waitFor(async () => expect(await other.tryLock(session, 'b', LONG)).toBeDefined(), 60_000);
    expect(await one.renew(session, 'a', LONG)).toBe(false);
  });

  it('are written under the lease by its present holder only', async () => {
    const session = id();
    await one.set(session, 'old', LONG);
    const late = (await one.tryLock(session, 'a', 40)) ?? 0;
    let fence: number | undefined;
    await vi.waitFor(async () => expect((fence = await other.tryLock(session, 'b', LONG))).toBeDefined(), 60_000);
    expect(await other.setFenced(session, 'new', LONG, 'b', fence ?? 0)).toBe(true);
    expect(await one.setFenced(session, 'late', LONG, 'a', late)).toBe(false);
    expect(await one.setFenced(session, 'late', LONG, 'b', late)).toBe(false);
    expect(await one.get(session)).toBe('new');
  });

  it('are not brought back by a refresh that was running when they were signed out', async () => {
    const session = id();
    await one.set(session, 'old', LONG);
    const fence = (await one.tryLock(session, 'a', LONG)) ?? 0;
    await other.destroy(session);
    expect(await one.setFenced(session, 'new', LONG, 'a', fence)).toBe(false);
    expect(await one.get(session)).toBeUndefined();
  });
});
