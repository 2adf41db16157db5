import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController, type FastifyServerOptions } from 'fastify';
import { clipRoutes } from './clips/routes.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import { visitorAddress } from './identity/client-calls.ts';
import type { IdentityEnv } from './identity/env.ts';
import { identity } from './identity/index.ts';
import { refuseEndedTokens } from './identity/known-token.ts';
import { imageRoutes } from './images/routes.ts';
import type { ImageStore } from './images/store.ts';
import { activitiesRoutes } from './modules/activities/routes.ts';
import { analyticsRoutes } from './modules/analytics/routes.ts';
import { clicksRoutes } from './modules/clicks/routes.ts';
import type { ModuleContext } from './modules/context.ts';
import { Cursors } from './modules/cursors.ts';
import { experimentsRoutes } from './modules/experiments/routes.ts';
import { expireEvents } from './modules/expiry.ts';
import { iconRoute } from './modules/icon.ts';
import { createLinks } from './modules/links.ts';
import { ltksRoutes } from './modules/ltks/routes.ts';
import { findPicture } from './modules/media/repository.ts';
import { mediaRoutes } from './modules/media/routes.ts';
import { postsRoutes } from './modules/posts/routes.ts';
import { productsRoutes } from './modules/products/routes.ts';
import { profilesRoutes } from './modules/profiles/routes.ts';
import { retailerProductsRoutes } from './modules/retailer-products/routes.ts';
import { answer, errors, failureOf } from './plugins/errors.ts';
import { faults } from './plugins/faults.ts';
import { health } from './plugins/health.ts';
import { openapi } from './plugins/openapi.ts';
import { ownMachineOnly } from './plugins/own-machine.ts';
import { requestIdOf, requestLog } from './plugins/request-log.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { shedding, type SheddingLimits } from './plugins/shedding.ts';
import { validation } from './plugins/validation.ts';

export interface AppParts {
  readonly env: Env;
  readonly database: Database;
  readonly images: ImageStore;
  readonly identityEnv: IdentityEnv;
  /** Signs the cursors of lists. */
  readonly cursorSecret: Buffer;
  readonly logger?: FastifyServerOptions['logger'];
  readonly sheddingLimits?: SheddingLimits;
}

/** The platform as one list of plugins and modules, ready to listen or to be asked in a test. */
export async function createApp({
  env,
  database,
  images,
  identityEnv,
  cursorSecret,
  logger = false,
  sheddingLimits,
}: AppParts) {
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    requestIdHeader: false,
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, _request, reply) => answer(reply, failureOf(error)),
  }).withTypeProvider<TypeBoxTypeProvider>();

  await app.register(ownMachineOnly, { publicUrl: env.publicUrl });
  await app.register(errors);
  await app.register(requestLog);
  await app.register(securityHeaders);
  await app.register(shedding, { database, limits: sheddingLimits });
  await app.register(validation);
  if (env.faults) await app.register(faults);
  await app.register(openapi);
  await app.register(health, { database });
  app.decorate('people', await identity(app, { db: database.db, env: identityEnv }));
  app.decorateRequest('person');

  const context: ModuleContext = {
    db: database.db,
    links: createLinks(env),
    cursors: new Cursors(cursorSecret),
    visitorAddress: (request) => visitorAddress(request, identityEnv),
  };
  await app.register(async (calls) => {
    calls.addHook('onRequest', refuseEndedTokens(database.db));
    activitiesRoutes(calls, context);
    ltksRoutes(calls, context);
    postsRoutes(calls, context);
    profilesRoutes(calls, context);
    productsRoutes(calls, context);
    retailerProductsRoutes(calls, context);
    mediaRoutes(calls, context);
    clicksRoutes(calls, context);
    await analyticsRoutes(calls, context);
    experimentsRoutes(calls, context);
  });
  expireEvents(app, database.db);
  await app.register(iconRoute);
  await app.register(imageRoutes, {
    store: images,
    findMedia: (id) => findPicture(database.db, id),
    visitorAddress: context.visitorAddress,
  });
  await app.register(clipRoutes);
  return app;
}
