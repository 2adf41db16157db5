import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { Job } from '../jobs/job.ts';
import { onOwnMachine } from '../plugins/ownMachine.ts';
import type { IdentityContext } from './context.ts';
import { createFederatedClient } from './federated/client.ts';
import { federatedRoutes } from './federated/routes.ts';
import { createStandIn, STAND_IN, standInRoutes } from './federated/standIn.ts';
import { fontRoutes } from './fonts.ts';
import { hostedCalls } from './hostedCalls.ts';
import { identityJobs } from './jobs.ts';
import { currentKeys, type Keys } from './keys.ts';
import { LoginLimits } from './loginLimits.ts';
import { mailLinkRoutes } from './mailLinkRoutes.ts';
import { createMailer } from './mail.ts';
import { MOUNT } from './mountPath.ts';
import { mountProvider } from './mount.ts';
import { withoutCors } from './noCors.ts';
import { outboxPage } from './outbox.ts';
import { passwordStrategy, STRATEGY_ALIASES } from './passwordStrategy.ts';
import { personForSensitiveAct, personOf, type People } from './person.ts';
import { createProvider } from './provider.ts';
import { signInRoutes } from './signIn.ts';

/**
 * The OpenID provider under `/identity` with its hosted pages. All state is in the database: a restart signs nobody out, and any number of
 * processes behave alike.
 *
 * @returns the functions that the rest of the platform needs.
 */
export async function identity(
  app: FastifyInstance,
  { db, env, coverMediaId }: Pick<IdentityContext, 'db' | 'env' | 'coverMediaId'>,
): Promise<Identity> {
  const logins = new LoginLimits(db);
  let current: Providers | undefined;

  /** A provider's keys are fixed, so new keys mean new providers; they cost milliseconds and hold no state. */
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
      hosted: watched(createProvider({ db, env, logins, coverMediaId }, keys)),
      standIn: watched(createStandIn({ db, env }, keys)),
    };
  };
  await takeKeys();
  const now = (): Providers => {
    if (!current) throw new Error('The provider has no keys.');
    return current;
  };

  const takeNewKeys: Job = {
    name: 'take-new-keys',
    everyMs: 600_000,
    inEveryProcess: true,
    step: async () => {
      await takeKeys();
      return false;
    },
  };

  const provider = () => now().hosted.provider;
  const context: IdentityContext = { db, env, provider, mailer: createMailer(db, env), logins, coverMediaId };
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
  const people: People = {
    member: (request) => personOf(context, request),
    sensitive: (request) => personForSensitiveAct(context, request),
  };
  return { people, jobs: [...identityJobs, takeNewKeys] };
}

interface Identity {
  /** The user of a call that is not public. */
  readonly people: People;
  readonly jobs: readonly Job[];
}

interface Watched {
  readonly provider: Provider;
  readonly handler: ReturnType<Provider['callback']>;
}

/** Both providers with the current keys. */
interface Providers {
  readonly keyIds: string;
  readonly hosted: Watched;
  readonly standIn: Watched;
}
