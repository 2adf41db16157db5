import { makeFilePrivate, privateFolder } from '@social-shop/environment';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { HostEnv } from '../env.ts';
import { redisStore } from './redisStore.ts';
import { sqliteStore } from './sqliteStore.ts';
import type { SessionStore } from './store.ts';

/** Opens the store that the environment names: Redis, or a file that the processes of one machine share. */
export async function openStore({ dataDir, redisUrl }: HostEnv): Promise<SessionStore> {
  if (redisUrl) return redisStore({ url: redisUrl, onError: (error) => console.error(`sessions: ${error.message}`) });
  const file = join(dataDir, 'sessions.sqlite');
  privateFolder(dataDir);
  // Its contents are sealed. Even so, only this user may read the file.
  closeSync(openSync(file, 'a', 0o600));
  makeFilePrivate(file);
  return sqliteStore(file);
}
