import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with one request. */
export type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** A complete JSON response. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** A body sent unchanged, under the given headers. */
export const raw =
  (body: string, status = 200): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);

/** The ways in which an upstream fails to send a complete response. */
export const faults = {
  reset: (response) => response.destroy(),
  stallBeforeHeaders: () => {},
  stallAfterHeaders: (response) => response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders(),
  stallMidBody: (response) => response.writeHead(200, { 'content-length': '1000' }).write('{"half":'),
  drip(response) {
    response.writeHead(200, { 'content-length': '100000' });
    const timer = setInterval(() => response.write(' '), 5);
    response.on('close', () => clearInterval(timer));
  },
  truncated(response) {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"half":', () => response.destroy());
  },
} satisfies Record<string, Reply>;

/** A running faulty server. */
export interface FaultyServer extends AsyncDisposable {
  readonly url: string;
  /** The requests, in order. */
  readonly hits: readonly { readonly method: string; readonly url: string; readonly body: string }[];
  /** Requests whose socket is still open. */
  open(): number;
}

/** Starts an upstream that sends these replies in turn, and repeats the last one. */
export async function faultyServer(...replies: readonly Reply[]): Promise<FaultyServer> {
  const hits: { method: string; url: string; body: string }[] = [];
  let open = 0;
  const server = createServer(async (request, response) => {
    open += 1;
    response.on('close', () => (open -= 1));
    const hit = { method: request.method ?? '', url: request.url ?? '', body: '' };
    const reply = replies[Math.min(hits.push(hit), replies.length) - 1];
    for await (const chunk of request) hit.body += String(chunk);
    reply?.(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    open: () => open,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
