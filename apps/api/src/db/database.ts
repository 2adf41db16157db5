import { makePrivate, privateFolder } from '@social-shop/environment';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { CONNECT_TIMEOUT_MS, EmbeddedEngine } from './embedded.ts';
import { messageOf, rootCause, StartFailure, startFailure } from './failure.ts';
import { lockDataDir } from './lock.ts';
import { migrate } from './migrate.ts';
import { plannerSettings } from './planner.ts';
import { prepareStatements } from './prepared.ts';
import { migratedTemplate } from './template.ts';

const STATEMENT_TIMEOUT_MS = 5_000;
/** After this time the server ends the transaction, and releases the locks, of a process that has vanished. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;
export type Db = NodePgDatabase;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Closes the connections, and the engine if it is embedded. */
  close(): Promise<void>;
}

/** A server by its URL, an embedded database in a folder, or one in memory. */
export type DatabaseLocation = { readonly url: string } | { readonly dataDir: string } | { readonly memory: true };

/**
 * Opens the database and migrates it. Both engines are used through node-postgres (docs/decisions/0003-one-database-driver.md).
 *
 * @throws an error whose message says what to do, if the server cannot be reached or the folder is locked, full or damaged.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if ('url' in location) return openServer(location.url);
  if ('memory' in location) {
    const engine = await EmbeddedEngine.start({ template: await migratedTemplate() });
    return connect(engine.pool(), () => engine.close());
  }
  return openFolder(location.dataDir);
}

async function openServer(url: string): Promise<Database> {
  try {
    return await connect(serverPool(url), async () => {});
  } catch (error) {
    const { host } = new URL(url);
    throw new StartFailure(
      `The database server ${host} cannot be used (${messageOf(rootCause(error))}): start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
}

async function openFolder(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'database');
  makeDataDir(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    if (!existsSync(folder)) await makeFolder(folder);
    const engine = await EmbeddedEngine.start({ folder });
    const database = await connect(engine.pool(), async () => {
      await engine.close();
      makePrivate(folder);
      unlock();
    });
    // The engine's own template is open to everybody, its files may be read by all, and so were those of an earlier version.
    makePrivate(folder);
    return database;
  } catch (error) {
    unlock();
    throw startFailure(
      error,
      dataDir,
      `. The database in ${folder} cannot be opened: if it is damaged, move the folder away and start again; a new one is created.`,
    );
  }
}

/** The folder of everything that outlives a restart. Only its user may read it, even if it was open to others before. */
function makeDataDir(dataDir: string): void {
  try {
    privateFolder(dataDir);
  } catch (error) {
    throw startFailure(error, dataDir);
  }
}

/** A new database is created next to its final path and then moved there, so a start that dies halfway leaves nothing to repair. */
async function makeFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const engine = await EmbeddedEngine.start({ folder: draft, template: await migratedTemplate() });
  await engine.close();
  makePrivate(draft);
  renameSync(draft, folder);
}

function serverPool(url: string): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    options: plannerSettings.map((setting) => `-c ${setting}`).join(' '),
    keepAlive: true,
  });
}

async function connect(pool: pg.Pool, closeEngine: () => Promise<void>): Promise<Database> {
  // If a connection breaks, the pool replaces it, and its call fails by itself. Without listeners the error would end the process, on idle
  // connections and between two statements of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', prepareStatements);
  const close = async () => {
    await pool.end();
    await closeEngine();
  };
  try {
    await migrate(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { db: drizzle(pool), pool, close };
}
