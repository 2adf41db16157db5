import { DecoratorHandler, type Dispatcher } from 'undici';
import type { IncomingHttpHeaders } from 'node:http';
import type { Breaker, Outcome } from './breaker.ts';
import type { Caller, Places } from './places.ts';
import type { RetryBudget } from './retryBudget.ts';

/** The host refused a call itself: the breaker is open, or the queue is full. */
export class UpstreamRefusal extends Error {
  override readonly name = 'UpstreamRefusal';
}

/** The connections, queue and limits of an exchange. */
export interface Carrier {
  readonly dispatch: Dispatcher.Dispatch;
  /** The same, on a new connection. */
  readonly dispatchOnNewSocket: Dispatcher.Dispatch;
  readonly places: Places;
  readonly breaker: Breaker;
  readonly budget: RetryBudget;
  /** Milliseconds from the call to the last byte, including the time in the queue. */
  readonly deadline: number;
  /** Whether this error means that the other side closed a kept connection. */
  readonly wasKept: (error: Error) => boolean;
}

// Accepts handlers of the old and the new kind; its types omit all methods.
const Decorator = DecoratorHandler as new (handler: Dispatcher.DispatchHandler) => Required<Dispatcher.DispatchHandler>;

const SAFE = new Set(['GET', 'HEAD']);
const isDeadline = (reason: unknown) => reason instanceof Error && reason.name === 'TimeoutError';

/**
 * One call to the platform, from its place in the queue to its last byte. Its caller may abort it at any time, and gets exactly one end. A
 * safe call whose kept connection turns out to be closed is sent once more on a new one, within the retry budget.
 */
export class Exchange implements Dispatcher.DispatchHandler, Dispatcher.DispatchController, Caller {
  readonly service: string;
  readonly #caller: Required<Dispatcher.DispatchHandler>;
  readonly #options: Dispatcher.DispatchOptions;
  readonly #carrier: Carrier;
  #tell: ((outcome: Outcome) => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #connection: Dispatcher.DispatchController | undefined;
  #reason: Error | null = null;
  #stalledByReader = false;
  #status = 0;
  #over = false;
  #sentAgain = false;

  constructor(
    service: string,
    options: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandler,
    carrier: Carrier,
  ) {
    this.service = service;
    this.#caller = new Decorator(handler);
    this.#options = options;
    this.#carrier = carrier;
  }

  begin() {
    const { breaker, places, deadline } = this.#carrier;
    this.#tell = breaker.admit();
    if (!this.#tell) return this.#end('unknown', new UpstreamRefusal(`${this.service} keeps failing: paused`));
    // Called before there is a connection, so a caller can leave the queue.
    this.#caller.onRequestStart(this, null);
    if (this.#over) return;
    this.#timer = setTimeout(
      () => this.abort(new DOMException('no complete response in time', 'TimeoutError')),
      deadline,
    );
    if (!places.enter(this)) this.#end('unknown', new UpstreamRefusal(`too many calls wait for ${this.service}`));
  }

  start() {
    this.#send(this.#carrier.dispatch);
  }

  #send(dispatch: Dispatcher.Dispatch) {
    this.#carrier.budget.call();
    dispatch(this.#options, this);
  }

  // The controller: what the caller may do with the call.

  get aborted() {
    return this.#reason !== null;
  }
  get reason() {
    return this.#reason;
  }
  get paused() {
    return this.#connection?.paused ?? false;
  }
  pause() {
    this.#connection?.pause();
  }
  resume() {
    this.#connection?.resume();
  }
  abort(reason: Error) {
    if (this.#over || this.#reason) return;
    this.#reason = reason;
    this.#stalledByReader = this.paused;
    if (this.#connection) this.#connection.abort(reason);
    else this.#end(this.#outcomeOf(reason), reason);
  }

  // The handler: events of the connection.

  onRequestStart(connection: Dispatcher.DispatchController) {
    this.#connection = connection;
    if (this.#reason) connection.abort(this.#reason);
  }

  onResponseStart(
    connection: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
    statusMessage?: string,
  ) {
    if (this.#over) return;
    this.#status = status;
    const coding = headers['content-encoding'];
    // The host requests no encoding, and the unpacked size would be unlimited.
    if (coding && coding !== 'identity') connection.abort(new Error(`the response is encoded as ${coding}`));
    else this.#caller.onResponseStart(connection, status, headers, statusMessage);
  }

  onResponseData(connection: Dispatcher.DispatchController, chunk: Buffer) {
    if (!this.#over) this.#caller.onResponseData(connection, chunk);
  }

  onResponseEnd(connection: Dispatcher.DispatchController, trailers: IncomingHttpHeaders) {
    if (this.#over) return;
    this.#finish(this.#status >= 500 ? 'failed' : 'succeeded');
    this.#caller.onResponseEnd(connection, trailers);
  }

  onResponseError(_connection: Dispatcher.DispatchController, error: Error) {
    if (this.#over) return;
    if (this.#mayBeSentAgain(error)) {
      this.#sentAgain = true;
      this.#connection = undefined;
      this.#send(this.#carrier.dispatchOnNewSocket);
    } else this.#end(this.#outcomeOf(error), error);
  }

  #mayBeSentAgain(error: Error) {
    const { method, body } = this.#options;
    const noResponse = this.#status === 0 && this.#carrier.wasKept(error);
    const safe = SAFE.has(method) && !body;
    return noResponse && safe && !this.#sentAgain && !this.#reason && this.#carrier.budget.mayRetry();
  }

  #outcomeOf(error: Error): Outcome {
    if (this.#status >= 500 || !this.#reason) return 'failed';
    // A caller that reads slowly or leaves is not a failure of the platform.
    return isDeadline(error) && !this.#stalledByReader ? 'failed' : 'unknown';
  }

  #end(outcome: Outcome, error: Error) {
    this.#finish(outcome);
    this.#caller.onResponseError(this, error);
  }

  #finish(outcome: Outcome) {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#tell?.(outcome);
    this.#carrier.places.leave(this);
  }
}
