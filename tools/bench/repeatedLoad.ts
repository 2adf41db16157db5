import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const WARM_UP_MS = 2_000;

interface Options {
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent in turns, one per request, to simulate different visitors. */
  readonly cookies?: readonly string[];
}

/**
 * Requests per second for an address whose responses all have the same size. It counts bytes and reads status lines only: a generator that
 * parses responses is slower than the server, and would measure itself.
 *
 * @throws if a response is not 200, or a connection ends.
 */
export async function repeatedLoad(
  url: string,
  { connections, seconds, headers, cookies = [] }: Options,
): Promise<number> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}`;
  const plain = Buffer.from(`${head}\r\n`);
  const requests = cookies.map((cookie) => Buffer.from(`${head}cookie: ${cookie}\r\n\r\n`));
  let asked = 0;
  const nextRequest = () => requests[(asked += 1) % requests.length] ?? plain;
  const open = async () => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return socket;
  };
  const first = await open();
  const size = await sizeOfResponse(first, plain);
  first.destroy();

  let responses = 0;
  let failure: Error | undefined;
  const sockets = await Promise.all(Array.from({ length: connections }, open));
  for (const socket of sockets) {
    let received = 0;
    socket.on('data', (data) => {
      if (received === 0 && !isOk(data)) failure = new Error(`response: ${data.subarray(0, 15).toString()}`);
      received += data.byteLength;
      if (received < size) return;
      if (received > size) failure = new Error(`responses of ${size} and of ${received} bytes`);
      received = 0;
      responses += 1;
      socket.write(nextRequest());
    });
    socket.on('error', (error) => (failure = error));
    socket.on('end', () => (failure ??= new Error('the server ended a connection')));
    socket.write(nextRequest());
  }
  await wait(WARM_UP_MS);
  const [before, started] = [responses, performance.now()];
  await wait(seconds * 1_000);
  const rate = (responses - before) / ((performance.now() - started) / 1_000);
  for (const socket of sockets) socket.removeAllListeners('end').destroy();
  if (failure) throw failure;
  return rate;
}

const isOk = (data: Buffer) => data.subarray(0, 12).equals(Buffer.from('HTTP/1.1 200'));

/** Bytes of a whole response, head and body. */
async function sizeOfResponse(socket: Socket, request: Buffer) {
  let response = Buffer.alloc(0);
  socket.write(request);
  for (;;) {
    const [data] = (await once(socket, 'data')) as [Buffer];
    response = Buffer.concat([response, data]);
    const head = response.indexOf('\r\n\r\n');
    const length = /\r\ncontent-length: (\d+)/i.exec(response.toString('latin1', 0, Math.max(head, 0)))?.[1];
    if (head < 0) continue;
    if (!isOk(response) || length === undefined) throw new Error(`response: ${response.toString('latin1', 0, head)}`);
    if (response.byteLength >= head + 4 + Number(length)) return head + 4 + Number(length);
  }
}
