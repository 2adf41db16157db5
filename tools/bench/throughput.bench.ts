import autocannon from 'autocannon';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { asBrowser } from './asBrowser.ts';
import { quantile, type Figure } from './figure.ts';
import { popularSize } from './popular.ts';
import { residentMb } from './process.ts';
import { repeatedLoad } from './repeatedLoad.ts';
import { startShop } from './shop.ts';

const SECONDS = 10;
/** All of them together are shorter than a page is kept: once made anew, it would have another size for a moment. */
const [ROUNDS, TURN] = [5, 2];
const CONNECTIONS = 20;

/** P4, P5: home from the page cache beside bare bytes from node:http, and rendered each time, under load. */
export async function measure(): Promise<readonly Figure[]> {
  const cached = await startShop();
  const size = await popularSize(cached.url);
  const floor = await startBare();
  try {
    const options = { connections: CONNECTIONS, seconds: TURN, headers: { 'accept-encoding': 'br' } };
    const [kept, floors]: [number[], number[]] = [[], []];
    // In turns, so that a busy moment of the machine meets both.
    for (let round = 0; round < ROUNDS; round += 1) {
      kept.push(await repeatedLoad(cached.url, options));
      floors.push(await repeatedLoad(`${floor.url}/?length=${size}`, options));
    }
    const [bytes, bare] = [quantile(kept), quantile(floors)];
    const memory = residentMb(cached.pid);
    await cached.stop();

    const rendering = await startShop({ PAGE_CACHE: 'off' });
    const idle = residentMb(rendering.pid);
    const pages = await load(rendering.url);
    const underLoad = residentMb(rendering.pid);
    await rendering.stop();

    const ratio = bytes / bare;
    const tail = pages.p99 / pages.p50;
    return [
      {
        goal: 'P4',
        what: 'home from the page cache',
        value: `${Math.round(bytes)} requests/s`,
        floor: `${Math.round(bare)} (node:http)`,
        ratio,
        limit: '≥ 0.8',
        met: ratio >= 0.8,
      },
      {
        goal: 'P5',
        what: `home rendered each time, ${CONNECTIONS} connections, p99 by p50`,
        value: `${pages.p99} ms of ${Math.round(pages.requests)} requests/s`,
        floor: `${pages.p50} ms`,
        ratio: tail,
        limit: '≤ 4',
        met: tail <= 4,
      },
      {
        goal: 'P5',
        what: 'memory of the host after the load',
        value: `${Math.round(underLoad)} MB rendering, ${Math.round(memory)} MB from the cache`,
        floor: `${Math.round(idle)} MB before the first page`,
        ratio: Math.max(memory, underLoad) / idle,
        limit: '≤ 384 MB',
        met: Math.max(memory, underLoad) <= 384,
      },
    ];
  } finally {
    floor.stop();
    await cached.stop();
  }
}

async function load(url: string) {
  const options = { url, connections: CONNECTIONS, headers: asBrowser };
  await autocannon({ ...options, duration: 2 });
  const { requests, latency } = await autocannon({ ...options, duration: SECONDS });
  return { requests: requests.average, p50: Math.max(1, latency.p50), p99: latency.p99 };
}

/** The same number of bytes from node:http, in a process of its own as the host is. */
async function startBare() {
  const child = fork(new URL(import.meta.url), ['bare']);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://localhost:${port}`, stop: () => child.kill() };
}

if (process.argv[2] === 'bare') {
  const server = createServer((request, response) => {
    const length = Number(new URL(request.url ?? '/', 'http://localhost').searchParams.get('length'));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': length });
    response.end(bodyOf(length));
  });
  server.listen(0, () => process.send?.((server.address() as AddressInfo).port));
}

let body = Buffer.alloc(0);
function bodyOf(length: number): Buffer {
  if (body.byteLength !== length) body = Buffer.alloc(length, 1);
  return body;
}
