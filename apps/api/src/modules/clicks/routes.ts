import type { FastifyInstance } from 'fastify';
import { IsUuid } from 'typebox/format';
import type { ModuleContext } from '../../http/context.ts';
import { sendPageNotFound } from '../../http/page.ts';
import { VisitorLimit } from '../../http/visitorLimit.ts';
import { recordActivity } from '../activity/repository.ts';
import { findTarget, recordClick } from './repository.ts';

const CLICKS = { most: 120, windowMs: 60_000 };

/** Parameters for the retailer's page: the chosen variant, and the hash of the share that led to it (S18). */
const PASSED_ON = ['variant', 'hlc'] as const;
const LONGEST_VALUE = 200;

/** The target of a product's `ltk_web`: counts the click and redirects to the retailer (W18). */
export function clicksRoutes(app: FastifyInstance, { db, links, visitorAddress, networkDigestOf }: ModuleContext) {
  const limit = new VisitorLimit(CLICKS);
  app.get<{ Params: { productId: string }; Querystring: Record<string, unknown> }>(
    '/links/:productId',
    { exposeHeadRoute: false, schema: { hide: true } },
    async (request, reply) => {
      const { productId } = request.params;
      const target = IsUuid(productId) ? await findTarget(db, productId) : undefined;
      if (!target) return sendPageNotFound(reply);
      // Prefetches have no visitor behind them, and nobody clicks that often: these redirect without being counted.
      const isPrefetch = request.headers['sec-purpose'] !== undefined;
      if (!isPrefetch && limit.count(visitorAddress(request)) === undefined) {
        const at = new Date();
        await recordClick(db, target);
        if (target.postId !== undefined) {
          await recordActivity(db, {
            kind: 'click',
            postIds: [target.postId],
            network: networkDigestOf(request, at),
            at,
          });
        }
      }
      const page = new URL(links.retailerPage(target.retailerSlug, target.productDetailsId));
      for (const name of PASSED_ON) {
        const value = request.query[name];
        if (typeof value === 'string' && value.length <= LONGEST_VALUE) page.searchParams.set(name, value);
      }
      return reply.header('cache-control', 'no-store').redirect(page.href, 302);
    },
  );
}
