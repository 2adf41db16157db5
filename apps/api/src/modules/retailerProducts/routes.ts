import { retailerProduct, retailerProductLink } from '@social-shop/api-contract/calls/products';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../http/context.ts';
import { serve } from '../../calls/serve.ts';
import { notFound } from '../../plugins/errors.ts';
import { presentRetailerProduct } from './present.ts';
import { findRetailerAddress, findRetailerProduct } from './repository.ts';

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
}
