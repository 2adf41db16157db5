import { createApp } from './app.ts';
import { openDatabase } from './db/database.ts';
import { readEnv } from './env.ts';
import { cursorSecret } from './modules/cursors.ts';
import { loggerOptions } from './plugins/request-log.ts';
import { shutDownGracefully } from './plugins/shutdown.ts';

/** Something the person at the terminal can act on, so they get the sentence and no stack. */
function stop(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start() {
  const env = readEnv(process.env);
  const database = await openDatabase(env.databaseUrl ? { url: env.databaseUrl } : { dataDir: env.dataDir });
  const app = await createApp({
    env,
    database,
    cursorSecret: cursorSecret(env.dataDir),
    logger: loggerOptions(env.logLevel),
  });
  shutDownGracefully(app, database.close);
  try {
    await app.listen({ port: env.apiPort, host: env.host, listenTextResolver: () => 'listening' });
  } catch (error) {
    await database.close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new Error(`Port ${env.apiPort} is in use: stop what listens there, or set API_PORT to another port.`);
    }
    throw error;
  }
  console.log(`platform ready on http://localhost:${env.apiPort}`);
}

await start().catch(stop);
