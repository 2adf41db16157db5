import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { HostEnv } from '../env.ts';
import { sqliteStore } from './sqliteStore.ts';
import type { SessionStore } from './store.ts';

/** The store that the environment names: a file that the processes of one machine share. */
export function openStore({ dataDir }: HostEnv): SessionStore {
  const file = join(dataDir, 'sessions.sqlite');
  mkdirSync(dataDir, { recursive: true });
  // What is in it is sealed; the file is nobody else's all the same.
  closeSync(openSync(file, 'a', 0o600));
  return sqliteStore(file);
}
