import type { FastifyInstance } from 'fastify';
import { IsUuid } from 'typebox/format';
import type { ModuleContext } from '../../http/context.ts';
import { sendPageNotFound } from '../../http/page.ts';
import { VisitorLimit } from '../../http/visitorLimit.ts';
import { recordActivity } from '../activity/repository.ts';
import { findTarget, recordClick } from './repository.ts';

const CLICKS = { most: 120, windowMs: 60_000 };

/** What the retailer's page is told: the variant that was chosen, and the hash of the share that led to it (S18). */
const PASSED_ON = ['variant', 'hlc'] as const;
const LONGEST_VALUE = 200;

/** What `ltk_web` of a product leads to: counts the click and goes on to the retailer (W18). */
export function clicksRoutes(app: FastifyInstance, { db, links, visitorAddress, networkDigestOf }: ModuleContext) {
  const limit = new VisitorLimit(CLICKS);
  app.get<{ Params: { productId: string }; Querystring: Record<string, unknown> }>(
    '/links/:productId',
    { exposeHeadRoute: false, schema: { hide: true } },
    async (request, reply) => {
      const { productId } = request.params;
      const target = IsUuid(productId) ? await findTarget(db, productId) : undefined;
      if (!target) return sendPageNotFound(reply);
      // A browser that fetches ahead has no shopper behind it, and nobody clicks that often: they get there uncounted.
      const isShopper = request.headers['sec-purpose'] === undefined;
      if (isShopper && limit.count(visitorAddress(request)) === undefined) {
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
