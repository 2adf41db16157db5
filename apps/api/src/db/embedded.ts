import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import pg from 'pg';
import type { EngineData, EngineReply, EngineRequest } from './embeddedWorker.ts';

/** Milliseconds that a call waits for a connection before it fails. */
export const CONNECT_TIMEOUT_MS = 5_000;

/** First byte of the protocol's Terminate message. */
const TERMINATE = 0x58;

/** The socket that node-postgres uses: one connection to the engine's thread. */
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

  // The other socket methods that node-postgres calls.
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
    // Responses are pushed when they arrive: one exchange at a time, never more than was requested.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#send(chunk);
    done();
  }

  /** node-postgres corks an exchange, so it arrives as one chunk and runs in one turn. */
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
    // Terminate closes a connection, not the engine behind it.
    if (bytes[0] !== TERMINATE) this.#port.postMessage(new Uint8Array(bytes));
  }
}

/** PGlite in a thread of its own, so a long statement does not block health checks and shedding. */
export class EmbeddedEngine {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** @throws PGlite's error if the folder cannot be opened. */
  static async start(data: EngineData): Promise<EmbeddedEngine> {
    const worker = new Worker(new URL('./embeddedWorker.ts', import.meta.url), {
      workerData: data,
      // Flags of the process may apply to its own entry only.
      execArgv: [],
    });
    worker.setMaxListeners(0);
    await once(worker, 'message');
    // Connections see a later failure as the end of the thread.
    worker.on('error', () => {});
    return new EmbeddedEngine(worker);
  }

  /** The engine has one session, so a second connection would only wait for the first and share its settings. */
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
    const reply = await this.#ask({ dump: true });
    if (!('dump' in reply)) throw new Error('The embedded database returned no dump.');
    return reply.dump;
  }

  /** Waits until the thread has ended by itself: terminating it while it ends can crash the whole process. */
  async close(): Promise<void> {
    const exited = once(this.#worker, 'exit');
    this.#worker.postMessage({ close: true } satisfies EngineRequest);
    await exited;
  }

  async #ask(request: EngineRequest): Promise<EngineReply> {
    const replied = once(this.#worker, 'message');
    this.#worker.postMessage(request);
    const [message] = (await replied) as [EngineReply];
    return message;
  }
}
