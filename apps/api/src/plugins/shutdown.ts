import type { FastifyInstance } from 'fastify';

/** How long running requests may take to finish; the whole shutdown takes less than ten seconds. */
const DRAIN_MS = 8_000;

/**
 * Ends the process in order on SIGTERM, SIGINT or when the launcher that started it has gone: readiness first, then the running requests,
 * the database last.
 */
export function shutDownGracefully(app: FastifyInstance, closeDatabase: () => Promise<void>): void {
  let ending = false;
  const end = async (why: string) => {
    if (ending) return;
    ending = true;
    app.log.info({ why }, 'shutting down');
    app.startDraining();
    const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    await app.close();
    clearTimeout(cut);
    await closeDatabase();
    process.exit(0);
  };
  const run = (why: string) => {
    end(why).catch((error: unknown) => {
      app.log.fatal({ err: error }, 'shutdown failed');
      process.exit(1);
    });
  };
  process.on('SIGTERM', () => run('SIGTERM'));
  process.on('SIGINT', () => run('SIGINT'));
  // Emitted only if the launcher opened a channel: it has died without sending a signal.
  process.on('disconnect', () => run('the launcher has gone'));
}
