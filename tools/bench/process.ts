import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts clock ticks in hundredths of a second. */
const TICK_MS = 10;

/** Fields of proc(5)'s `stat` after the name. */
const statOf = (pid: number | string): number[] =>
  readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ').map(Number) ?? [];
const [PARENT, USER, SYSTEM, DEAD_USER, DEAD_SYSTEM] = [1, 11, 12, 13, 14];

/** CPU time of a process so far, in ms: user and system. */
export function cpuMs(pid: number): number {
  return sumOf(statOf(pid), USER, SYSTEM);
}

/** The same for a process with its children, including those that have ended. */
export function cpuMsOfAll(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((child) => {
      try {
        return [statOf(child)];
      } catch {
        // It has ended in the meantime.
        return [];
      }
    })
    .filter((fields) => fields[PARENT] === pid);
  const own = sumOf(statOf(pid), USER, SYSTEM, DEAD_USER, DEAD_SYSTEM);
  return children.reduce((sum, fields) => sum + sumOf(fields, USER, SYSTEM), own);
}

const sumOf = (fields: readonly number[], ...places: number[]) =>
  places.reduce((sum, place) => sum + (fields[place] ?? Number.NaN) * TICK_MS, 0);

/** Memory of a process, in MB. */
export function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1024;
}
