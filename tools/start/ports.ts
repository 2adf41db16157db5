import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { StartError } from './progress.ts';

/** Linux uses ports from 32768 on for outgoing connections: one of them may be taken before it is used. */
const [LOWEST, HIGHEST] = [15_000, 32_000];

/** A free port of this machine, for programs that tests and measurements start. */
export const freePort = () => freePorts(1);

/** The first of this many free ports in a row. */
export async function freePorts(count: number): Promise<number> {
  const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
  const ports = Array.from({ length: count }, (_, index) => first + index);
  const problems = await Promise.all(
    ports.flatMap((port) => ['127.0.0.1', '::1'].map((address) => tryToListen(address, port))),
  );
  return problems.includes('EADDRINUSE') ? freePorts(count) : first;
}

/** Stops with a message unless every port is free. `ports` is by the name of the variable that sets it. */
export async function requireFreePorts(host: string, ports: Readonly<Record<string, number>>): Promise<void> {
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  for (const [variable, port] of Object.entries(ports)) {
    for (const address of addresses) {
      const problem = await tryToListen(address, port);
      if (problem === 'EADDRINUSE') throw new StartError(busy(variable, port));
      if (problem === 'EACCES')
        throw new StartError(`You may not listen on port ${port}: set ${variable} to one over 1024.`);
    }
  }
}

function busy(variable: string, port: number): string {
  const owner = ownerOf(port);
  return [
    `Port ${port} is in use${owner ? ` by ${owner}` : ''}.`,
    `Stop that program, or choose another port: ${variable}=${port + 100} npm start`,
    'If it is this shop, it is already running.',
  ].join('\n');
}

/** The code of the error, if any. An address that this machine does not have is not an error. */
function tryToListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** The program that listens on a port, as 'node main.ts (pid 42)'; known on Linux. */
function ownerOf(port: number): string | undefined {
  try {
    const sockets = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeners(table, port)));
    const pid = readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && holds(entry, sockets));
    return pid && `'${readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim()}' (pid ${pid})`;
  } catch {
    return undefined;
  }
}

/** Socket links such as `socket:[123]` of the listeners on a port, from the kernel's table. */
function listeners(table: string, port: number): string[] {
  const listening = '0A';
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  return readFileSync(table, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === listening && local?.endsWith(`:${hexPort}`))
    .map((columns) => `socket:[${columns[9]}]`);
}

function holds(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.has(readlinkSync(`/proc/${pid}/fd/${fd}`)));
  } catch {
    // It has ended, or belongs to another user.
    return false;
  }
}
