import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, createWriteStream, mkdirSync, rmSync, type WriteStream } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { StartError } from './progress.ts';
import { root } from './settings.ts';

const STOP_WITHIN_MS = 9_000;

/** A running program of this repository. */
export interface Service {
  readonly name: string;
  readonly pid: number;
  /** Resolves when it has ended, for any reason. */
  readonly ended: Promise<void>;
  /** How it ended, such as 'exit code 1'; undefined while it runs. */
  howEnded(): string | undefined;
  /** When it last wrote something, in milliseconds of `Date.now()`. */
  lastSign(): number;
  /** The file with all its output. */
  readonly logFile: string;
  /** Tells it to end, and kills it after nine seconds. */
  stop(): Promise<void>;
}

interface Options {
  readonly name: string;
  /** Path of the program from the root. */
  readonly script: string;
  /** Options of Node, such as limits of its heap. */
  readonly nodeOptions?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Called with the program's output. */
  readonly logFile: string;
  /** Called with lines for the person at the terminal: plain lines, warnings and errors. */
  readonly onLine: (line: string) => void;
}

const guard = pathToFileURL(join(import.meta.dirname, 'endWithParent.ts')).href;

/** Starts a program. It ends with this process, even if that is killed, because their channel closes. */
export function startService({ name, script, nodeOptions = [], env, logFile, onLine }: Options): Service {
  const child = spawn(process.execPath, [...nodeOptions, '--import', guard, join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = openLog(logFile);
  // A full disk must not stop this process: the program itself reports what it could not write.
  log.on('error', () => {});

  let lastSign = Date.now();
  let outcome: string | undefined;
  for (const stream of [child.stdout, child.stderr].filter((stream) => stream !== null)) {
    createInterface({ input: stream }).on('line', (line) => {
      lastSign = Date.now();
      log.write(`${line}\n`);
      const words = forPeople(line);
      if (words !== undefined) onLine(words);
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => onLine(error.message));
    child.once('close', (code, signal) => {
      outcome = signal ?? `exit code ${code}`;
      log.end();
      resolve();
    });
  });
  return {
    name,
    // NaN if it could not be started.
    pid: child.pid ?? Number.NaN,
    logFile,
    ended,
    howEnded: () => outcome,
    lastSign: () => lastSign,
    stop: () => stopProcess(child, ended),
  };
}

/** A new log that only this user can read; an earlier one may have been readable by others. */
function openLog(path: string): WriteStream {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (basename(folder) === 'logs') chmodSync(folder, 0o700);
  rmSync(path, { force: true });
  return createWriteStream(path, { mode: 0o600 });
}

/** Plain lines unchanged; of structured log lines those from level warning. */
function forPeople(line: string): string | undefined {
  if (!line.startsWith('{')) return line;
  try {
    const { level, msg, err } = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } };
    if (level === undefined || level < 40) return undefined;
    return [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return line;
  }
}

/** Ends a child: by closing the channel on systems without signals, by force after nine seconds. */
async function stopProcess(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (process.platform !== 'win32') child.kill('SIGTERM');
  else if (child.connected) child.disconnect();
  else child.kill();
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(force);
}

/**
 * Waits until `GET url` responds with 2xx.
 *
 * @throws {StartError} if the program has died, or has neither become ready nor printed anything for `silenceMs`.
 */
export async function untilReady(service: Service, url: string, silenceMs = 120_000): Promise<void> {
  for (;;) {
    if (service.howEnded()) throw new StartError(whyEnded(service));
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    if (Date.now() - service.lastSign() > silenceMs) {
      throw new StartError(
        `The ${service.name} did not become ready: ${url} did not respond with 2xx, and nothing was printed for ${silenceMs / 1000} s. Its output is in ${service.logFile}.`,
      );
    }
    await Promise.race([service.ended, new Promise((resolve) => setTimeout(resolve, 200))]);
  }
}

/** For a terminal that has already shown its output. */
export function whyEnded(service: Service): string {
  return `The ${service.name} has ended (${service.howEnded()}). See the reason above; all its output is in ${service.logFile}.`;
}
