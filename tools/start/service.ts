import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, createWriteStream, mkdirSync, rmSync, type WriteStream } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { StartError } from './progress.ts';
import { root } from './settings.ts';

const STOP_WITHIN_MS = 9_000;

/** A program of this repository that runs beside us. */
export interface Service {
  readonly name: string;
  readonly pid: number;
  /** Settles when it has ended, whatever the reason. */
  readonly ended: Promise<void>;
  /** How it ended, such as 'exit code 1'; undefined while it runs. */
  howEnded(): string | undefined;
  /** When it last wrote something, in milliseconds of `Date.now()`. */
  lastSign(): number;
  /** Where everything is that it wrote. */
  readonly logFile: string;
  /** Asks it to end, and makes it end after nine seconds. */
  stop(): Promise<void>;
}

interface Options {
  readonly name: string;
  /** Path of the program from the root. */
  readonly script: string;
  /** Options of Node, such as limits of its heap. */
  readonly nodeOptions?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Gets everything that the program writes. */
  readonly logFile: string;
  /** Gets what is meant for people: plain lines, warnings and errors. */
  readonly onLine: (line: string) => void;
}

const guard = pathToFileURL(join(import.meta.dirname, 'endWithParent.ts')).href;

/** Starts a program. It ends with us even when we are killed, by the channel that closes then. */
export function startService({ name, script, nodeOptions = [], env, logFile, onLine }: Options): Service {
  const child = spawn(process.execPath, [...nodeOptions, '--import', guard, join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = openLog(logFile);
  // A full disk must not end us: the program itself says what it could not write.
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
    // NaN where it could not even be started.
    pid: child.pid ?? Number.NaN,
    logFile,
    ended,
    howEnded: () => outcome,
    lastSign: () => lastSign,
    stop: () => stopProcess(child, ended),
  };
}

/** A new log, for the user of the machine only: an earlier one may have been open to others. */
function openLog(path: string): WriteStream {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (basename(folder) === 'logs') chmodSync(folder, 0o700);
  rmSync(path, { force: true });
  return createWriteStream(path, { mode: 0o600 });
}

/** Plain lines as they are; of structured log lines those from warning up. */
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

/** Ends a child: by the closed channel where there are no signals, by force after nine seconds. */
async function stopProcess(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (process.platform !== 'win32') child.kill('SIGTERM');
  else if (child.connected) child.disconnect();
  else child.kill();
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(force);
}

/**
 * Waits until `GET url` answers 2xx.
 *
 * @throws {StartError} when the program has died, or has neither become ready nor said anything for `silenceMs`.
 */
export async function untilReady(service: Service, url: string, silenceMs = 120_000): Promise<void> {
  for (;;) {
    if (service.howEnded()) throw new StartError(whyEnded(service));
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    if (Date.now() - service.lastSign() > silenceMs) {
      throw new StartError(
        `The ${service.name} did not become ready: ${url} has no good answer, and it has been silent for ${silenceMs / 1000} s. What it said before is in ${service.logFile}.`,
      );
    }
    await Promise.race([service.ended, new Promise((resolve) => setTimeout(resolve, 200))]);
  }
}

/** For people who have just seen what it said. */
export function whyEnded(service: Service): string {
  return `The ${service.name} has ended (${service.howEnded()}). Its reason stands above, all that it wrote in ${service.logFile}.`;
}
