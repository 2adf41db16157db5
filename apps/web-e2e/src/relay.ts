import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Forwards one port of this machine to another, and records the traffic between host and platform, which no browser may see. Returns the
 * text of each direction of each connection.
 */
export async function startRelay(from: number, to: number) {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const pass = (source: Socket, target: Socket) => {
    const index = heard.push('') - 1;
    sockets.add(source);
    source.on('data', (bytes) => void (heard[index] += bytes.toString('latin1')));
    source.on('error', () => target.destroy());
    source.on('close', () => sockets.delete(source));
    source.pipe(target);
  };
  const server = createServer((client) => {
    const platform = connect({ port: to, host: 'localhost' });
    pass(client, platform);
    pass(platform, client);
  });
  await once(server.listen(from, 'localhost'), 'listening');
  return {
    heard: (): string => heard.join('\n'),
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
