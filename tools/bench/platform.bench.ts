import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openCatalogues, type Catalogues } from './catalogues.ts';
import type { Figure } from './figure.ts';
import { cpuMs, cpuMsOfAll } from './process.ts';
import { startShop, type Shop } from './shop.ts';

const ROUNDS = 300;
const WARM_UP = 200;
const MOST_MS = 5;
const SCALE = 1;

/** A response of the platform: address and JSON. */
type Bodies = Readonly<Record<string, string>>;

/**
 * P9: CPU of the platform for all calls of one home page, on both engines, compared with the host's for that page and bare bytes from
 * node:http.
 */
export async function measure(): Promise<readonly Figure[]> {
  const catalogues = await openCatalogues([SCALE]);
  try {
    return [...(await figuresOf('embedded')), ...(await figuresOf('server', catalogues))];
  } finally {
    await catalogues.stop();
  }
}

async function figuresOf(engine: string, catalogues?: Catalogues): Promise<Figure[]> {
  const recorder = await startRecorder();
  const shop = await startShop({
    PAGE_CACHE: 'off',
    API_URL: recorder.url,
    ...(catalogues && { DATABASE_URL: catalogues.urlOf(SCALE) }),
  });
  recorder.goTo(shop);
  const bare = await startBare();
  try {
    const home = () => read(shop.url);
    // The first page also makes calls that the host caches.
    await home();
    const bodies = await recorder.record(home);
    bare.serve(bodies);
    const paths = Object.keys(bodies);
    const askAll = (url: string) => async () => {
      for (const path of paths) await read(url + path);
    };

    const databaseMs = () => (catalogues ? cpuMsOfAll(catalogues.pid) : 0);
    const host = await perRound(home, () => cpuMs(shop.pid));
    const [platform = Number.NaN, database = Number.NaN] = await perRoundOfEach(askAll(shop.platformUrl), [
      () => cpuMs(shop.platformPid),
      databaseMs,
    ]);
    const floor = await perRound(askAll(bare.url), () => cpuMs(bare.pid));
    const kilobytes = Object.values(bodies).reduce((sum, body) => sum + Buffer.byteLength(body), 0) / 1_000;
    return [
      {
        goal: 'P9',
        what: `CPU of the platform per home, ${engine === 'server' ? `beside a database server, which takes ${database.toFixed(2)} ms` : 'with the embedded database'} (${paths.length} calls, ${kilobytes.toFixed(0)} kB; the host takes ${host.toFixed(2)} ms)`,
        value: `${platform.toFixed(2)} ms`,
        floor: `${floor.toFixed(2)} ms (node:http)`,
        ratio: platform / floor,
        limit: catalogues ? `≤ ${MOST_MS} ms` : 'none',
        met: !catalogues || platform <= MOST_MS,
      },
    ];
  } finally {
    bare.stop();
    await shop.stop();
    recorder.stop();
  }
}

const read = async (url: string) => (await fetch(url)).text();

async function perRound(work: () => Promise<unknown>, spentMs: () => number): Promise<number> {
  const [ms = Number.NaN] = await perRoundOfEach(work, [spentMs]);
  return ms;
}

async function perRoundOfEach(work: () => Promise<unknown>, spentMs: readonly (() => number)[]): Promise<number[]> {
  for (let n = 0; n < WARM_UP; n += 1) await work();
  const before = spentMs.map((spent) => spent());
  for (let n = 0; n < ROUNDS; n += 1) await work();
  return spentMs.map((spent, index) => (spent() - (before[index] ?? Number.NaN)) / ROUNDS);
}

/** A proxy between the host and its platform that records the calls of a page. */
async function startRecorder() {
  let platformUrl = '';
  let bodies: Record<string, string> = {};
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const received = await fetch(platformUrl + path).catch(() => undefined);
    const body = (await received?.text()) ?? '';
    bodies[path] = body;
    response.writeHead(received?.status ?? 502, { 'content-type': 'application/json; charset=utf-8' }).end(body);
  });
  await once(server.listen(0), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    goTo(shop: Shop) {
      ({ platformUrl } = shop);
    },
    async record(work: () => Promise<unknown>): Promise<Bodies> {
      bodies = {};
      await work();
      return bodies;
    },
    stop: () => server.close(),
  };
}

/** Sends the same bytes from node:http, in a process of its own, as the platform is. */
async function startBare() {
  const child = fork(new URL(import.meta.url), ['bare']);
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? Number.NaN,
    serve: (bodies: Bodies) => child.send(bodies),
    stop: () => child.kill(),
  };
}

if (process.argv[2] === 'bare') {
  let bodies: Bodies = {};
  process.on('message', (given: Bodies) => (bodies = given));
  const server = createServer((request, response) => {
    const body = bodies[request.url ?? '/'] ?? '';
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
  server.listen(0, () => process.send?.((server.address() as AddressInfo).port));
}
