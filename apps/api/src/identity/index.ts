import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { Db } from '../db/database.ts';
import type { IdentityContext } from './context.ts';
import type { IdentityEnv } from './env.ts';
import { fontRoutes } from './fonts.ts';
import { currentKeys } from './keys.ts';
import { sweepAttempts } from './limits.ts';
import { createMailer } from './mail.ts';
import { mailLinkRoutes } from './mail-link-routes.ts';
import { sweepMailLinks } from './mail-links.ts';
import { MOUNT } from './mount-path.ts';
import { mountProvider } from './mount.ts';
import { createProvider } from './provider.ts';
import { sweepRecords } from './records.ts';
import { signInRoutes } from './sign-in.ts';

const UPKEEP_MS = 600_000;

/**
 * The OpenID provider under `/identity` with its hosted pages. All state is in the database: a restart loses nobody, and
 * any number of processes answer alike.
 */
export async function identity(app: FastifyInstance, { db, env }: { db: Db; env: IdentityEnv }): Promise<void> {
  let provider: Provider;
  let handler: ReturnType<Provider['callback']>;
  let keyIds = '';

  /** A provider has its keys for life, so new keys mean a new provider; it costs milliseconds and holds no state. */
  const takeKeys = async () => {
    const keys = await currentKeys(db);
    const ids = keys.jwks.map(({ kid }) => kid).join();
    if (ids === keyIds) return;
    keyIds = ids;
    provider = createProvider({ db, env }, keys);
    provider.on('server_error', (_context, error) => app.log.error({ err: error }, 'the provider failed'));
    handler = provider.callback();
  };
  await takeKeys();

  const upkeep = setInterval(() => {
    Promise.all([takeKeys(), sweepRecords(db), sweepMailLinks(db), sweepAttempts(db)]).catch((error: unknown) =>
      app.log.error({ err: error }, 'upkeep of the provider failed'),
    );
  }, UPKEEP_MS);
  upkeep.unref();
  app.addHook('onClose', async () => clearInterval(upkeep));

  const context: IdentityContext = { db, env, provider: () => provider, mailer: createMailer(db, env) };
  await mountProvider(app, { path: MOUNT, issuer: env.issuer, handler: () => handler });
  await app.register(async (scope) => {
    await scope.register(formbody);
    signInRoutes(scope, context);
    mailLinkRoutes(scope, context);
    fontRoutes(scope);
  });
}
