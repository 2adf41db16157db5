import { DatabaseSync } from 'node:sqlite';
import type { SessionStore } from './store.ts';

const SWEEP_MS = 10 * 60_000;

const SCHEMA = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  create table if not exists sessions (id text primary key, data text not null, expires integer not null) without rowid;
  create table if not exists locks (id text primary key, owner text not null, fence integer not null, until integer not null) without rowid;
`;

/** Sessions in a file that several processes of one machine share. Each call is one statement, far under a millisecond. */
export function sqliteStore(file: string): SessionStore {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec(SCHEMA);

  const get = database.prepare('select data from sessions where id = ? and expires > ?');
  const set = database.prepare(
    'insert into sessions values (?, ?, ?) on conflict (id) do update set data = excluded.data, expires = excluded.expires',
  );
  const touch = database.prepare('update sessions set expires = ? where id = ? and expires > ?');
  const destroy = database.prepare('delete from sessions where id = ?');
  const tryLock = database.prepare(
    `insert into locks values (?, ?, 1, ?) on conflict (id) do update
     set owner = excluded.owner, fence = fence + 1, until = excluded.until where locks.until <= ? returning fence`,
  );
  const renew = database.prepare('update locks set until = ? where id = ? and owner = ? and until > ?');
  const unlock = database.prepare('update locks set until = 0 where id = ? and owner = ?');
  const setFenced = database.prepare(
    `update sessions set data = ?, expires = ? where id = ? and expires > ?
     and exists (select 1 from locks where locks.id = sessions.id and owner = ? and fence = ? and until > ?)`,
  );
  const sweepSessions = database.prepare('delete from sessions where expires <= ?');
  const sweepLocks = database.prepare('delete from locks where until <= ?');

  const sweep = () => {
    sweepSessions.run(Date.now());
    // Kept for a while after it ends, so the fences of a session in use only grow.
    sweepLocks.run(Date.now() - SWEEP_MS);
  };
  const timer = setInterval(sweep, SWEEP_MS).unref();
  sweep();

  return {
    get: async (id) => get.get(id, Date.now())?.['data'] as string | undefined,
    async set(id, data, lifetime) {
      set.run(id, data, Date.now() + lifetime);
    },
    async touch(id, lifetime) {
      touch.run(Date.now() + lifetime, id, Date.now());
    },
    async destroy(id) {
      destroy.run(id);
    },
    tryLock: async (id, owner, lease) =>
      tryLock.get(id, owner, Date.now() + lease, Date.now())?.['fence'] as number | undefined,
    renew: async (id, owner, lease) => renew.run(Date.now() + lease, id, owner, Date.now()).changes === 1,
    async unlock(id, owner) {
      unlock.run(id, owner);
    },
    setFenced: async (id, data, lifetime, owner, fence) =>
      setFenced.run(data, Date.now() + lifetime, id, Date.now(), owner, fence, Date.now()).changes === 1,
    async close() {
      clearInterval(timer);
      database.close();
    },
  };
}
