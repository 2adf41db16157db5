import type { FastifyInstance } from 'fastify';
import { IsUuid } from 'typebox/format';
import type { ModuleContext } from '../../http/context.ts';
import { sendPageNotFound } from '../../http/page.ts';
import { sendOffer, sendShop } from './pages.ts';
import { findOffer, findShop } from './repository.ts';

const SHOP_SHOWS = 24;

/** The demo's replacement for a retailer's own site (W18). */
export function retailersRoutes(app: FastifyInstance, { db }: ModuleContext) {
  app.get<{ Params: { slug: string; productDetailsId?: string } }>(
    '/retailers/:slug/:productDetailsId?',
    { schema: { hide: true } },
    async ({ params: { slug, productDetailsId } }, reply) => {
      if (productDetailsId === undefined) {
        const shop = await findShop(db, slug, SHOP_SHOWS);
        return shop ? sendShop(reply, slug, shop) : sendPageNotFound(reply);
      }
      const offer = IsUuid(productDetailsId) ? await findOffer(db, slug, productDetailsId) : undefined;
      return offer ? sendOffer(reply, offer) : sendPageNotFound(reply);
    },
  );
}
