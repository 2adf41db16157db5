import { Agent, buildConnector, type Dispatcher } from 'undici';
import type { Breaker } from './breaker.ts';
import { Exchange } from './exchange.ts';
import { createPlaces, type Limits } from './places.ts';
import type { RetryBudget } from './retryBudget.ts';

const CONNECT_WITHIN_MS = 2_000;

interface Options extends Limits {
  readonly deadline: number;
  /** Limit of one response in bytes. */
  readonly maxBytes: number;
  readonly breakerOf: (service: string) => Breaker;
  readonly budget: RetryBudget;
}

/** The first segment after the version, `products` of `/v2/products/?ids=1`: teams own resources, not versions. */
export const serviceOf = (path: string) => /\/v\d+\/([^/?]+)/.exec(path)?.[1] ?? /[^/?]+/.exec(path)?.[0] ?? '';

/** The sockets to the platform, shared by all calls, with the limits of a call. */
export function createConnections(options: Options): Dispatcher {
  const { sockets, deadline, maxBytes, breakerOf, budget } = options;
  const places = createPlaces(options);
  const ofKept = new WeakSet<Error>();
  const wasKept = (error: Error) => ofKept.has(error);
  const connect = buildConnector({ timeout: CONNECT_WITHIN_MS });
  const bounds: Agent.Options = {
    connections: sockets,
    maxResponseSize: maxBytes,
    connect: (target, connected) =>
      connect(target, (...result) => {
        const [, socket] = result;
        const before = socket?.bytesRead ?? 0;
        socket?.on('error', (error) => void (socket.bytesRead > before && ofKept.add(error)));
        connected(...result);
      }),
  };
  const agent = new Agent(bounds);
  // Without pipelining no connection is kept.
  const unkept = new Agent({ ...bounds, pipelining: 0 });
  const dispatchOnNewSocket = unkept.dispatch.bind(unkept);

  return agent.compose((dispatch) => (call, handler) => {
    const service = serviceOf(call.path);
    const breaker = breakerOf(service);
    const carrier = { dispatch, dispatchOnNewSocket, wasKept, places, breaker, budget, deadline };
    new Exchange(service, call, handler, carrier).begin();
    return true;
  });
}
