import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController, type FastifyServerOptions } from 'fastify';
import { clipRoutes, type Clips } from './clips/routes.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import type { ModuleContext } from './http/context.ts';
import { Cursors } from './http/cursors.ts';
import { byRank } from '@social-shop/api-contract/byRank';
import { iconRoute } from './http/icon.ts';
import { createLinks } from './http/links.ts';
import { networkDigest } from './http/networkDigest.ts';
import { visitorAddress } from './identity/clientCalls.ts';
import type { IdentityEnv } from './identity/env.ts';
import { expireIdempotencyKeys } from './idempotency/runOnce.ts';
import { idempotency } from './idempotency/idempotency.ts';
import { identity } from './identity/index.ts';
import { refuseEndedTokens } from './identity/knownToken.ts';
import { imageRoutes } from './images/routes.ts';
import type { ImageStore } from './images/store.ts';
import { jobs } from './jobs/jobs.ts';
import { expireActivity } from './modules/activity/jobs.ts';
import { hourOf } from './modules/activity/repository.ts';
import { expireEvents } from './modules/analytics/jobs.ts';
import { analyticsRoutes } from './modules/analytics/routes.ts';
import { categoriesRoutes } from './modules/categories/routes.ts';
import { expireClicks } from './modules/clicks/jobs.ts';
import { clicksRoutes } from './modules/clicks/routes.ts';
import { experimentsRoutes } from './modules/experiments/routes.ts';
import { followsRoutes } from './modules/follows/routes.ts';
import { countChangedHashtags } from './modules/hashtags/jobs.ts';
import { hashtagsRoutes } from './modules/hashtags/routes.ts';
import { hidesRoutes } from './modules/hides/routes.ts';
import { likesRoutes } from './modules/likes/routes.ts';
import { findPicture } from './modules/media/repository.ts';
import { mediaRoutes } from './modules/media/routes.ts';
import { postReportsRoutes } from './modules/postReports/routes.ts';
import { activitiesRoutes } from './modules/posts/activities.routes.ts';
import { ltksRoutes } from './modules/posts/ltks.routes.ts';
import { personalFeedsRoutes } from './modules/posts/personal.routes.ts';
import { postsRoutes } from './modules/posts/posts.routes.ts';
import { findCover } from './modules/posts/repository.ts';
import { productsRoutes } from './modules/products/routes.ts';
import { rankByFollowers } from './modules/profiles/jobs.ts';
import { profilesRoutes } from './modules/profiles/routes.ts';
import { rankFeedsHourly } from './modules/ranks/jobs.ts';
import { recommendationsRoutes } from './modules/recommendations/routes.ts';
import { retailerProductsRoutes } from './modules/retailerProducts/routes.ts';
import { retailersRoutes } from './modules/retailers/routes.ts';
import { divideSitemapHourly } from './modules/sitemap/jobs.ts';
import { sitemapRoutes } from './modules/sitemap/routes.ts';
import { expireSearchClicks } from './modules/search/clicks.ts';
import { refreshSuggestions } from './modules/search/jobs.ts';
import { postgresEngine } from './modules/search/postgresEngine.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { expireSearchedTexts } from './modules/search/searched.ts';
import { shopSearchRoutes } from './modules/search/shop.routes.ts';
import { wishCollectionsRoutes } from './modules/wishCollections/routes.ts';
import { sharedWishCollectionsRoutes } from './modules/wishCollections/shared.routes.ts';
import { wishesRoutes } from './modules/wishes/routes.ts';
import { sendFailure, errors, failureOf } from './plugins/errors.ts';
import { faults } from './plugins/faults.ts';
import { health } from './plugins/health.ts';
import { openapi } from './plugins/openapi.ts';
import { ownMachineOnly } from './plugins/ownMachine.ts';
import { requestIdOf, requestLog } from './plugins/requestLog.ts';
import { securityHeaders } from './plugins/securityHeaders.ts';
import { shedding, type SheddingLimits } from './plugins/shedding.ts';
import { validation } from './plugins/validation.ts';

export interface AppParts {
  readonly env: Env;
  readonly database: Database;
  readonly images: ImageStore;
  readonly clips?: Clips | undefined;
  readonly identityEnv: IdentityEnv;
  /** Signs the cursors of lists. */
  readonly cursorSecret: Buffer;
  readonly logger?: FastifyServerOptions['logger'];
  readonly sheddingLimits?: SheddingLimits;
}

/** Assembles the platform from plugins and modules, ready to listen or to be called by a test. */
export async function createApp({
  env,
  database,
  images,
  clips,
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
    routerOptions: { ignoreTrailingSlash: true, constraints: { rank: byRank } },
    frameworkErrors: (error, _request, reply) => sendFailure(reply, failureOf(error)),
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
  const provider = await identity(app, {
    db: database.db,
    env: identityEnv,
    coverMediaId: () => findCover(database.db),
  });
  app.decorate('people', provider.people);
  app.decorateRequest('person');
  await app.register(idempotency, { db: database.db });

  const context: ModuleContext = {
    db: database.db,
    links: createLinks(env),
    cursors: new Cursors(cursorSecret),
    visitorAddress: (request) => visitorAddress(request, identityEnv),
    networkDigestOf: (request, at) =>
      networkDigest(cursorSecret, visitorAddress(request, identityEnv), hourOf(at).toISOString()),
  };
  const engine = postgresEngine(database.db);
  await app.register(async (calls) => {
    calls.addHook('onRequest', refuseEndedTokens(database.db));
    activitiesRoutes(calls, context);
    personalFeedsRoutes(calls, context);
    ltksRoutes(calls, context);
    postsRoutes(calls, context);
    hashtagsRoutes(calls, context);
    categoriesRoutes(calls, context);
    sitemapRoutes(calls, context);
    profilesRoutes(calls, context);
    productsRoutes(calls, context);
    retailerProductsRoutes(calls, context);
    retailersRoutes(calls, context);
    mediaRoutes(calls, context);
    clicksRoutes(calls, context);
    await analyticsRoutes(calls, context);
    experimentsRoutes(calls, context);
    likesRoutes(calls, context);
    followsRoutes(calls, context);
    wishesRoutes(calls, context);
    wishCollectionsRoutes(calls, context);
    sharedWishCollectionsRoutes(calls, context);
    recommendationsRoutes(calls, context);
    searchRoutes(calls, context, engine);
    shopSearchRoutes(calls, context, engine);
    hidesRoutes(calls, context);
    await postReportsRoutes(calls, context);
  });
  await app.register(jobs, {
    db: database.db,
    jobs: [
      expireEvents,
      expireClicks,
      expireSearchClicks,
      expireSearchedTexts,
      refreshSuggestions,
      expireActivity,
      expireIdempotencyKeys,
      countChangedHashtags,
      rankFeedsHourly,
      rankByFollowers,
      divideSitemapHourly,
      ...provider.jobs,
    ],
  });
  await app.register(iconRoute);
  await app.register(imageRoutes, {
    store: images,
    findMedia: (id) => findPicture(database.db, id, clips),
    visitorAddress: context.visitorAddress,
  });
  if (clips) await app.register(clipRoutes, clips);
  return app;
}
