import { retailerProduct, retailerProductLink } from '@social-shop/api-contract/calls/products';
import type { FastifyInstance } from 'fastify';
import { IsUuid } from 'typebox/format';
import { notFound } from '../../plugins/errors.ts';
import type { ModuleContext } from '../context.ts';
import { serve } from '../serve.ts';
import { sendNotFound, sendOffer, sendShop } from './pages.ts';
import { presentRetailerProduct } from './present.ts';
import { findOffer, findRetailerAddress, findRetailerProduct, findShop } from './repository.ts';

const SHOP_SHOWS = 24;

export function retailerProductsRoutes(app: FastifyInstance, { db, links }: ModuleContext) {
  serve(app, retailerProduct, async ({ params: { id }, query }) => {
    const row = await findRetailerProduct(db, id);
    if (!row) throw notFound(`Retailer product ${id}`);
    const withPolicies = query['includes[]']?.includes('policies') ?? false;
    return { retailer_product: presentRetailerProduct(links, row, { withPolicies }) };
  });

  serve(app, retailerProductLink, async ({ params: { id }, query: { hlc } }) => {
    const address = await findRetailerAddress(db, id);
    if (!address) throw notFound(`Retailer product ${id}`);
    const page = links.retailerPage(address.slug, address.productDetailsId);
    const url = hlc === undefined ? page : `${page}?${new URLSearchParams({ hlc })}`;
    return { retailer_product_link: { id, retailer_product_id: id, url } };
  });

  // The demo's stand-in for a retailer's own site (W18).
  app.get<{ Params: { slug: string; productDetailsId?: string } }>(
    '/retailers/:slug/:productDetailsId?',
    { schema: { hide: true } },
    async ({ params: { slug, productDetailsId } }, reply) => {
      if (productDetailsId === undefined) {
        const shop = await findShop(db, slug, SHOP_SHOWS);
        return shop ? sendShop(reply, slug, shop) : sendNotFound(reply);
      }
      const offer = IsUuid(productDetailsId) ? await findOffer(db, slug, productDetailsId) : undefined;
      return offer ? sendOffer(reply, offer) : sendNotFound(reply);
    },
  );
}
