import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { plannerSettings } from './planner.ts';

/** Options that `EmbeddedEngine` passes to its thread. */
export interface EngineData {
  /** Folder of the database. Without it the database is in memory. */
  readonly folder?: string;
  /** A dumped data folder to start from. */
  readonly template?: Uint8Array<ArrayBuffer>;
}

export type EngineRequest = { readonly connect: MessagePort } | { readonly dump: true } | { readonly close: true };
export type EngineReply = { readonly ready: true } | { readonly dump: Uint8Array<ArrayBuffer> };

const { folder, template } = workerData as EngineData;
const reply = (message: EngineReply) => parentPort?.postMessage(message);

/** Code of 'no space left on device' in the engine's own file system. */
const NO_SPACE = 51;

/** The engine's exceptions outside of SQL are not Errors and have no message. */
function failureOf(error: unknown): Error {
  if (error instanceof Error) return error;
  const isFull = typeof error === 'object' && error !== null && 'errno' in error && error.errno === NO_SPACE;
  return new Error(isFull ? 'no space left on device' : `engine failure ${JSON.stringify(error)}`);
}

const db = await PGlite.create({
  dataDir: folder ?? 'memory://',
  extensions: { pg_trgm },
  // A commit is on the disk before its response: kill -9 loses nothing that was acknowledged.
  relaxedDurability: false,
  startParams: [...PGlite.defaultStartParams, ...plannerSettings.flatMap((setting) => ['-c', setting])],
  ...(template && { loadDataDir: new Blob([template]) }),
}).catch((error: unknown) => {
  throw failureOf(error);
});

// The engine has one session, so whole exchanges take turns.
let turn: Promise<unknown> = Promise.resolve();
const inTurn = (work: () => Promise<unknown>) => {
  turn = turn.then(work).catch((error: unknown) => {
    throw failureOf(error);
  });
};

/** The response bytes of an exchange. `execProtocolRaw` would parse them, too, and keep the result in memory. */
async function exchangeWith(request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  // A copy, because the chunk is the engine's memory.
  await db.execProtocolRawStream(request, { onRawData: (part) => parts.push(part.slice()) });
  return new Uint8Array(Buffer.concat(parts));
}

function serve(port: MessagePort) {
  // The state of a broken connection must not reach the next one.
  inTurn(async () => {
    await db.exec('ROLLBACK');
    await db.exec('DISCARD ALL');
  });
  port.on('message', (request: Uint8Array) => {
    inTurn(async () => {
      const response = await exchangeWith(request);
      port.postMessage(response, [response.buffer]);
    });
  });
}

parentPort?.on('message', (request: EngineRequest) => {
  if ('connect' in request) return serve(request.connect);
  inTurn(async () => {
    if ('dump' in request) {
      const dump = await db.dumpDataDir('none');
      return reply({ dump: new Uint8Array(await dump.arrayBuffer()) });
    }
    await db.close();
    parentPort?.close();
  });
});
reply({ ready: true });
