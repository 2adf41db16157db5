import type { FastifyInstance } from 'fastify';
import { IsUuid } from 'typebox/format';
import type { ModuleContext } from '../../http/context.ts';
import { sendPageNotFound } from '../../http/page.ts';
import { VisitorLimit } from '../../http/visitorLimit.ts';
import { findProducts } from '../products/repository.ts';
import { recordClick } from './repository.ts';

const CLICKS = { most: 120, windowMs: 60_000 };

/** The target of a product's `ltk_web`: counts the click and redirects to the retailer (W18). */
export function clicksRoutes(app: FastifyInstance, { db, links, visitorAddress }: ModuleContext) {
  const limit = new VisitorLimit(CLICKS);
  app.get<{ Params: { productId: string } }>(
    '/links/:productId',
    { exposeHeadRoute: false, schema: { hide: true } },
    async (request, reply) => {
      const { productId } = request.params;
      const [product] = IsUuid(productId) ? await findProducts(db, [productId]) : [];
      if (!product) return sendPageNotFound(reply);
      // Prefetches have no visitor behind them, and nobody clicks that often: these redirect without being counted.
      const isShopper = request.headers['sec-purpose'] === undefined;
      if (isShopper && limit.count(visitorAddress(request)) === undefined) await recordClick(db, product.id);
      return reply
        .header('cache-control', 'no-store')
        .redirect(links.retailerPage(product.retailerSlug, product.productDetailsId), 302);
    },
  );
}
