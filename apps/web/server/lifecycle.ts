import type { FastifyInstance } from 'fastify';
import type { HostEnv } from './env.ts';

const STOP_WITHIN_MS = 8_000;
const LEAVE_EVERY_MS = 100;

/** Listens until a signal arrives or the parent process ends; then finishes the requests that are running. */
export async function serveUntilStopped(host: FastifyInstance, { port, host: address }: HostEnv): Promise<void> {
  let ready = true;
  host.get('/ready', async (_request, reply) => reply.code(ready ? 200 : 503).send({ ready }));

  let stopping = false;
  // Browsers keep connections open, and the host would wait for them.
  host.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  const stop = () => {
    if (stopping) return;
    stopping = true;
    ready = false;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    // A response that has already begun cannot say so.
    setInterval(() => host.server.closeIdleConnections(), LEAVE_EVERY_MS).unref();
    void host.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Another process started this one with a channel. When that process ends, for any reason, this one ends.
  if (process.channel) process.once('disconnect', stop);

  try {
    await host.listen({ port, host: address });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is in use. Stop what uses it, or set PORT to a free one.`);
    process.exit(1);
  }
  console.log(`host ready on http://localhost:${port}`);
}
