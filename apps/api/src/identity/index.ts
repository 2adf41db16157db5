import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { Db } from '../db/database.ts';
import { onOwnMachine } from '../plugins/own-machine.ts';
import type { IdentityContext } from './context.ts';
import type { IdentityEnv } from './env.ts';
import { createFederatedClient, sweepFederatedLogins } from './federated/client.ts';
import { federatedRoutes } from './federated/routes.ts';
import { createStandIn, STAND_IN, standInRoutes } from './federated/stand-in.ts';
import { fontRoutes } from './fonts.ts';
import { hostedCalls } from './hosted-calls.ts';
import { currentKeys, type Keys } from './keys.ts';
import { sweepAttempts } from './limits.ts';
import { LoginLimits } from './login-limits.ts';
import { createMailer } from './mail.ts';
import { mailLinkRoutes } from './mail-link-routes.ts';
import { sweepMailLinks } from './mail-links.ts';
import { MOUNT } from './mount-path.ts';
import { mountProvider } from './mount.ts';
import { withoutCors } from './no-cors.ts';
import { outboxPage } from './outbox.ts';
import { passwordStrategy, STRATEGY_ALIASES } from './password-strategy.ts';
import { personForSensitiveAct, personOf, type People } from './person.ts';
import { createProvider } from './provider.ts';
import { sweepRecords } from './records.ts';
import { signInRoutes } from './sign-in.ts';

const UPKEEP_MS = 600_000;

/**
 * The OpenID provider under `/identity` with its hosted pages. All state is in the database: a restart loses nobody, and
 * any number of processes answer alike. Returns who makes a call, for calls that are not everybody's.
 */
export async function identity(app: FastifyInstance, { db, env }: { db: Db; env: IdentityEnv }): Promise<People> {
  const logins = new LoginLimits(db);
  let current: Providers | undefined;

  /** A provider has its keys for life, so new keys mean new providers; they cost milliseconds and hold no state. */
  const takeKeys = async () => {
    const keys = await currentKeys(db);
    const keyIds = keys.jwks.map(({ kid }) => kid).join();
    if (current?.keyIds !== keyIds) current = makeProviders(keyIds, keys);
  };
  const makeProviders = (keyIds: string, keys: Keys) => {
    const watched = (provider: Provider) => {
      provider.use(withoutCors as never);
      provider.on('server_error', (_context, error) => app.log.error({ err: error }, 'the provider failed'));
      return { provider, handler: provider.callback() };
    };
    return {
      keyIds,
      hosted: watched(createProvider({ db, env, logins }, keys)),
      standIn: watched(createStandIn({ db, env }, keys)),
    };
  };
  await takeKeys();
  const now = (): Providers => {
    if (!current) throw new Error('The provider has no keys.');
    return current;
  };

  const upkeep = setInterval(() => {
    Promise.all([takeKeys(), sweepRecords(db), sweepMailLinks(db), sweepFederatedLogins(db), sweepAttempts(db)]).catch(
      (error: unknown) => app.log.error({ err: error }, 'upkeep of the provider failed'),
    );
  }, UPKEEP_MS);
  upkeep.unref();
  app.addHook('onClose', async () => clearInterval(upkeep));

  const provider = () => now().hosted.provider;
  const context: IdentityContext = { db, env, provider, mailer: createMailer(db, env), logins };
  await mountProvider(app, {
    path: MOUNT,
    issuer: env.issuer,
    handler: () => now().hosted.handler,
    aliases: STRATEGY_ALIASES,
  });

  await app.register(async (scope) => {
    await scope.register(formbody);
    signInRoutes(scope, context);
    federatedRoutes(scope, context, createFederatedClient(db, env));
    mailLinkRoutes(scope, context);
    hostedCalls(scope, context);
    passwordStrategy(scope, context);
    fontRoutes(scope);
  });
  await onOwnMachine(app, async (own) => {
    const { issuer, isLocal } = env.federated;
    if (isLocal) await mountProvider(own, { path: STAND_IN, issuer, handler: () => now().standIn.handler });
    await own.register(async (scope) => {
      await scope.register(formbody);
      if (isLocal) standInRoutes(scope, context, () => now().standIn.provider);
      outboxPage(scope, context);
    });
  });
  return {
    member: (request) => personOf(context, request),
    sensitive: (request) => personForSensitiveAct(context, request),
  };
}

interface Watched {
  readonly provider: Provider;
  readonly handler: ReturnType<Provider['callback']>;
}

/** Both providers with the keys of the moment. */
interface Providers {
  readonly keyIds: string;
  readonly hosted: Watched;
  readonly standIn: Watched;
}
