import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import pg from 'pg';
import type { EngineData, EngineReply, EngineRequest } from './embeddedWorker.ts';

/** How long a call waits for a connection before it fails. */
export const CONNECT_TIMEOUT_MS = 5_000;

/** First byte of the protocol's farewell. */
const TERMINATE = 0x58;

/** What node-postgres takes for its socket: one connection to the engine's thread. */
class EngineStream extends Duplex {
  readonly #port: MessagePort;
  readonly #worker: Worker;
  readonly #onStop = (failure: unknown) => {
    const why = failure instanceof Error ? failure.message : 'without a reason';
    this.destroy(new Error(`The embedded database has stopped: ${why}.`));
  };

  constructor(worker: Worker) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#worker = worker;
    worker.once('error', this.#onStop);
    worker.once('exit', this.#onStop);
    port1.on('message', (bytes: Uint8Array) => this.push(bytes));
    worker.postMessage({ connect: port2 } satisfies EngineRequest, [port2]);
  }

  connect() {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  // The rest of a socket that node-postgres calls.
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    this.#port.ref();
    return this;
  }
  unref() {
    this.#port.unref();
    return this;
  }

  override _read() {
    // Answers are pushed as they come: one exchange at a time, never more than what was asked for.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#send(chunk);
    done();
  }

  /** node-postgres corks an exchange, so it arrives as one piece and runs in one turn. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#worker.off('error', this.#onStop);
    this.#worker.off('exit', this.#onStop);
    this.#port.close();
    done(error);
  }

  #send(bytes: Buffer) {
    // Terminate ends a connection, not the engine behind it.
    if (bytes[0] !== TERMINATE) this.#port.postMessage(new Uint8Array(bytes));
  }
}

/** PGlite in a thread of its own, so that a long statement does not stop health checks and shedding. */
export class EmbeddedEngine {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** @throws what PGlite says when the folder cannot be opened. */
  static async start(data: EngineData): Promise<EmbeddedEngine> {
    const worker = new Worker(new URL('./embeddedWorker.ts', import.meta.url), {
      workerData: data,
      // Flags of the process may concern its own entry only.
      execArgv: [],
    });
    worker.setMaxListeners(0);
    await once(worker, 'message');
    // Later failures reach the connections as an end of the thread.
    worker.on('error', () => {});
    return new EmbeddedEngine(worker);
  }

  /** The engine has one session, so a second connection would only mix their settings and wait for the first. */
  pool(): pg.Pool {
    return new pg.Pool({
      stream: () => new EngineStream(this.#worker),
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
  }

  /** The data folder as a tar file. */
  async dump(): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await this.#ask({ dump: true });
    if (!('dump' in answer)) throw new Error('The embedded database gave no dump.');
    return answer.dump;
  }

  /** Waits until the thread has ended by itself: cut off in the middle of its end it can take the whole process along. */
  async close(): Promise<void> {
    const exited = once(this.#worker, 'exit');
    this.#worker.postMessage({ close: true } satisfies EngineRequest);
    await exited;
  }

  async #ask(request: EngineRequest): Promise<EngineReply> {
    const answer = once(this.#worker, 'message');
    this.#worker.postMessage(request);
    const [message] = (await answer) as [EngineReply];
    return message;
  }
}
