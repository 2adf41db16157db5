import { execFile, execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from './postgres.ts';
import { freePort } from '../start/ports.ts';

export interface PostgresServer {
  /** The URL of its database `postgres`. */
  readonly url: string;
  /** Process id of the server, which has one child per connection. */
  readonly pid: number;
  /** The file with all its output. */
  readonly folder: string;
  /** Stops the server as in a crash; its data stay. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and removes its data, except those of a kept folder. */
  stop(): Promise<void>;
}

interface Options {
  /** Keeps the data there, and the next start continues with them. */
  readonly kept?: string;
  /** Settings of the server, such as `shared_preload_libraries`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a PostgreSQL server with its own data on a free port of this machine. */
export async function startPostgres({ kept, settings = {} }: Options = {}): Promise<PostgresServer> {
  const programs = await findPostgres();
  if (kept !== undefined) mkdirSync(kept, { recursive: true });
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'postgres-'));
  const owner = serverUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const asOwner = { cwd: folder, ...owner };
  const data = join(folder, 'data');
  const port = await freePort();
  if (!existsSync(data)) {
    await promisify(execFile)(
      join(programs, 'initdb'),
      ['--pgdata', data, '--username', 'shop', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
      asOwner,
    );
  }

  const parameters = Object.entries({
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    // The data need not survive a crash: they live as long as the tests, or can be created again.
    fsync: 'off',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess | undefined;

  /** SIGQUIT is an immediate shutdown, SIGINT a fast one. */
  async function end(signal: NodeJS.Signals) {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  const postgres: PostgresServer = {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    folder,
    get pid() {
      return server?.pid ?? Number.NaN;
    },
    async start() {
      const starting = spawn(join(programs, 'postgres'), ['-D', data, ...parameters], {
        ...asOwner,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      server = starting;
      watch(starting, kept === undefined ? folder : undefined, asOwner);
      await new Promise<void>((resolve, reject) => {
        let said = '';
        starting.stderr.on('data', (text: Buffer) => {
          said += text.toString();
          if (said.includes('ready to accept connections')) resolve();
        });
        starting.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
      });
      starting.stderr.removeAllListeners('data').resume();
    },
    crash: () => end('SIGQUIT'),
    async stop() {
      await end('SIGINT');
      if (kept === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
  await postgres.start();
  return postgres;
}

/**
 * Stops the server, and removes its data if a folder is given, when this process ends for any reason: a killed process can stop nothing
 * itself, but its pipes close.
 */
function watch(server: ChildProcess, folder: string | undefined, options: SpawnOptions): void {
  const end = 'read -r _; kill -QUIT "$1"';
  const whenGone = folder === undefined ? end : `${end}; rm -rf "$2" || { sleep 1; rm -rf "$2"; }`;
  const watcher = spawn('sh', ['-c', whenGone, 'sh', String(server.pid), folder ?? ''], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C at the terminal is for the other processes.
    detached: true,
  });
  watcher.unref();
  server.once('exit', () => watcher.kill('SIGKILL'));
}

/** The server refuses to run as root, which runs tests in a container. Debian's package has a user for it. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
