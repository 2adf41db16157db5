import { createClient } from '@redis/client';
import { once } from 'node:events';
import type { SessionStore } from './store.ts';

// The server's clock counts, and a script runs alone: compare and set in one step.
const TRY_LOCK = `
  if redis.call('set', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then
    local fence = redis.call('incr', KEYS[2])
    redis.call('pexpire', KEYS[2], 86400000 + ARGV[2])
    return fence
  end
  return false`;
const RENEW = `return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('pexpire', KEYS[1], ARGV[2]) or 0`;
const UNLOCK = `return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('del', KEYS[1]) or 0`;
const SET_FENCED = `
  if redis.call('get', KEYS[1]) ~= ARGV[1] or redis.call('get', KEYS[2]) ~= ARGV[2] then return 0 end
  return redis.call('set', KEYS[3], ARGV[3], 'XX', 'PX', ARGV[4]) and 1 or 0`;

// The braces keep the keys of one session on one node of a cluster.
const keysOf = (id: string) => ({ session: `{${id}}:session`, lock: `{${id}}:lock`, fence: `{${id}}:fence` });

interface Options {
  readonly url: string;
  /** Called when the connection is lost. The client reconnects by itself. */
  readonly onError: (error: Error) => void;
}

/** Sessions in Redis, for hosts on several machines. Without a connection a call fails instead of waiting. */
export async function redisStore({ url, onError }: Options): Promise<SessionStore> {
  const client = createClient({ url, disableOfflineQueue: true });
  client.on('error', onError);
  // The host starts even if the server is down: visitors who are not signed in do not need it.
  client.connect().catch(onError);
  await Promise.race([once(client, 'ready'), once(client, 'error').catch(() => undefined)]);
  return {
    get: async (id) => (await client.get(keysOf(id).session)) ?? undefined,
    async set(id, data, lifetime) {
      await client.set(keysOf(id).session, data, { expiration: { type: 'PX', value: lifetime } });
    },
    async touch(id, lifetime) {
      await client.pExpire(keysOf(id).session, lifetime);
    },
    async destroy(id) {
      await client.del(keysOf(id).session);
    },
    async tryLock(id, owner, lease) {
      const { lock, fence } = keysOf(id);
      const held = await client.eval(TRY_LOCK, { keys: [lock, fence], arguments: [owner, String(lease)] });
      return typeof held === 'number' ? held : undefined;
    },
    async renew(id, owner, lease) {
      return (await client.eval(RENEW, { keys: [keysOf(id).lock], arguments: [owner, String(lease)] })) === 1;
    },
    async unlock(id, owner) {
      await client.eval(UNLOCK, { keys: [keysOf(id).lock], arguments: [owner] });
    },
    async setFenced(id, data, lifetime, owner, held) {
      const { lock, fence, session } = keysOf(id);
      const values = [owner, String(held), data, String(lifetime)];
      return (await client.eval(SET_FENCED, { keys: [lock, fence, session], arguments: values })) === 1;
    },
    close: async () => client.destroy(),
  };
}
