import { namesOwnMachine } from '@social-shop/environment';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createApp } from './app.ts';
import { beginsClip, clipFiles, dominantColorOf, drawings, stillOf } from './catalogue/demo.ts';
import { ensureDemoCatalogue } from './catalogue/ensureDemo.ts';
import { openDatabase } from './db/database.ts';
import { StartFailure, startFailure } from './db/failure.ts';
import { requireSettingsElsewhere } from './elsewhere.ts';
import { readEnv, type Env } from './env.ts';
import { cursorSecret } from './http/cursors.ts';
import { identityEnv } from './identity/env.ts';
import { demoPassword, demoPeopleLines, ensureDemoPeople, signOutDemoPeople } from './identity/people.ts';
import { createComposer } from './images/composer.ts';
import { createPlainComposer } from './images/plainComposer.ts';
import { createImageStore } from './images/store.ts';
import { drawFirstPictures } from './modules/media/firstPictures.ts';
import { ensureIndex } from './modules/search/rebuild.ts';
import { loggerOptions } from './plugins/requestLog.ts';
import { shutDownGracefully } from './plugins/shutdown.ts';

async function start(env: Env) {
  requireSettingsElsewhere(env);
  // Checked first: nobody should wait for a catalogue to learn of a busy port.
  await requireFreePort(env);
  // Until there are requests to finish, a launcher that goes away ends the start, too.
  process.once('disconnect', process.exit);
  const database = await openDatabase(env.databaseUrl ? { url: env.databaseUrl } : { dataDir: env.dataDir });
  const password = env.demoCatalogue ? demoPassword(env.dataDir, env.demoPassword) : undefined;
  try {
    if (password !== undefined) {
      await ensureDemoCatalogue(database.db, { log: console.log });
      await ensureDemoPeople(database.db, password);
    }
    await ensureIndex(database.db, console.log);
    const composer = createComposer({ dataDir: env.dataDir, drawings });
    if (!namesOwnMachine(env.publicUrl)) await signOutDemoPeople(database.db);
    const images = createImageStore({
      dataDir: env.dataDir,
      composer:
        env.pictures === 'plain'
          ? createPlainComposer(composer, { isLookedAt: beginsClip, wallOf: dominantColorOf })
          : composer,
    });
    const clips = { folder: clipFiles, stillOf };
    const app = await createApp({
      env,
      database,
      images,
      clips,
      identityEnv: identityEnv(env),
      cursorSecret: cursorSecret(env.dataDir),
      logger: loggerOptions(env.logLevel),
    });
    if (env.pictures === 'drawn') drawFirstPictures(app, { db: database.db, store: images, clips });
    await app.listen({ port: env.apiPort, host: env.host, listenTextResolver: () => 'listening' });
    process.off('disconnect', process.exit);
    shutDownGracefully(app, database.close);
    app.jobs.start();
  } catch (error) {
    await database.close();
    throw error;
  }
  if (password !== undefined) for (const line of demoPeopleLines(password)) console.log(line);
  console.log(`platform ready on http://localhost:${env.apiPort}`);
}

async function requireFreePort({ apiPort, host }: Env): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(apiPort, host), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartFailure(`Port ${apiPort} is in use: stop what listens there, or set API_PORT to another port.`, {
      cause: error,
    });
  }
  await new Promise((closed) => probe.close(closed));
}

try {
  const env = readEnv(process.env);
  await start(env).catch((error: unknown) => {
    throw startFailure(error, env.dataDir);
  });
} catch (error) {
  // An error that the person at the terminal can fix: the message, without a stack.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
