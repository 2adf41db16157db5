import type { FastifyInstance } from 'fastify';
import type { HostEnv } from './env.ts';

const STOP_WITHIN_MS = 8_000;
const LEAVE_EVERY_MS = 100;

/** Listens until a signal or the end of the process that started us; then finishes what is under way. */
export async function serveUntilStopped(host: FastifyInstance, { port, host: address }: HostEnv): Promise<void> {
  let ready = true;
  host.get('/ready', async (_request, reply) => reply.code(ready ? 200 : 503).send({ ready }));

  let stopping = false;
  // Browsers keep their connections, and the host would wait for them.
  host.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  const stop = () => {
    if (stopping) return;
    stopping = true;
    ready = false;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    // An answer that had begun could not say so.
    setInterval(() => host.server.closeIdleConnections(), LEAVE_EVERY_MS).unref();
    void host.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Started by another process with a channel: its end is ours, however it ended.
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
