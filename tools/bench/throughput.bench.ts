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
/** All of them together take less time than a page is kept: a page that is rendered again would have another size for a moment. */
const [ROUNDS, TURN] = [3, 2];
const CONNECTIONS = 20;

/** The headers of a browser whose visitor has made no choice. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en-US,en;q=0.9' };

/** Cookies of other scripts and pages on the domain, different for each visitor. No page depends on any. */
const tenForeignCookies = (visitor: number) =>
  [
    '_ga=GA1.1.1874363105.1764460800',
    '_ga_8Q1ZKX2W7J=GS2.1.s1764460800$o3$g1$t1764461010$j60$l0$h0',
    '_fbp=fb.1.1764460800000.204817653320918273',
    '_gcl_au=1.1.552874010.1764460800',
    'ajs_anonymous_id=%229f1c2a54-7c0e-4d6a-b2f5-1f9d0a6b7c21%22',
    'intercom-device-id=2b6f0c9e-5d1b-4f6e-9c3a-8f7e6d5c4b3a',
    'OptanonConsent=isGpcEnabled=0&datestamp=Mon+Nov+30+2026',
    `vid=7d0c0f3a-3a55-4a0f-9be3-${visitor}`,
    'experiments={"home":"b"}',
    'newsletter-closed',
  ].join('; ');
/** More than any cache of requests would hold. */
const VISITORS = 10_000;

/** G4, G5: home from the page cache compared with bare bytes from node:http, and rendered each time, under load. */
export async function measure(): Promise<readonly Figure[]> {
  const cached = await startShop();
  const size = await popularSize(cached.url);
  const floor = await startBare();
  try {
    const visitors: Visitors[] = [
      { what: 'home from the page cache', cookies: [], kept: [], bare: [] },
      {
        what: 'the same for visitors who each have ten foreign cookies',
        cookies: Array.from({ length: VISITORS }, (_, index) => tenForeignCookies(index)),
        kept: [],
        bare: [],
      },
    ];
    // In turns, so a busy moment of the machine affects all.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { cookies, kept, bare } of visitors) {
        const options = { connections: CONNECTIONS, seconds: TURN, headers: BROWSER, cookies };
        kept.push(await repeatedLoad(cached.url, options));
        bare.push(await repeatedLoad(`${floor.url}/?length=${size}`, options));
      }
    }
    const memory = residentMb(cached.pid);
    await cached.stop();

    const rendering = await startShop({ PAGE_CACHE: 'off' });
    const idle = residentMb(rendering.pid);
    const pages = await load(rendering.url);
    const underLoad = residentMb(rendering.pid);
    await rendering.stop();

    const tail = pages.p99 / pages.p50;
    return [
      ...visitors.map(fromCache),
      {
        goal: 'G5',
        what: `home rendered each time, ${CONNECTIONS} connections, p99 by p50`,
        value: `${pages.p99} ms of ${Math.round(pages.requests)} requests/s`,
        floor: `${pages.p50} ms`,
        ratio: tail,
        limit: '≤ 4',
        met: tail <= 4,
      },
      {
        goal: 'G5',
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

/** Requests per second in each round, for one kind of visitor. */
interface Visitors {
  readonly what: string;
  readonly cookies: readonly string[];
  readonly kept: number[];
  readonly bare: number[];
}

function fromCache({ what, kept, bare }: Visitors): Figure {
  const [rate, floor] = [quantile(kept), quantile(bare)];
  return {
    goal: 'G4',
    what,
    value: `${Math.round(rate)} requests/s`,
    floor: `${Math.round(floor)} (node:http)`,
    ratio: rate / floor,
    limit: '≥ 0.8',
    met: rate / floor >= 0.8,
  };
}

async function load(url: string) {
  const options = { url, connections: CONNECTIONS, headers: asBrowser };
  await autocannon({ ...options, duration: 2 });
  const { requests, latency } = await autocannon({ ...options, duration: SECONDS });
  return { requests: requests.average, p50: Math.max(1, latency.p50), p99: latency.p99 };
}

/** Sends the same number of bytes from node:http, in a process of its own, as the host is. */
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
