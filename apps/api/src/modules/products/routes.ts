import { productDetailsList, productsByIds } from '@social-shop/api-contract/calls/products';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../http/context.ts';
import { page } from '../../http/paging.ts';
import { serve } from '../../calls/serve.ts';
import { invalidRequest } from '../../plugins/errors.ts';
import { presentProduct, presentProductDetails } from './present.ts';
import { findProductDetails, findProductDetailsOfRetailer, findProducts } from './repository.ts';

export function productsRoutes(app: FastifyInstance, { db, links, cursors }: ModuleContext) {
  serve(app, productsByIds, async ({ query }) => ({
    products: (await findProducts(db, query.ids)).map((row) => presentProduct(links, row)),
  }));

  serve(app, productDetailsList, async ({ query: { ids, retailer_id: retailerId, exclude = [], ...request } }) => {
    if (retailerId === undefined) {
      if (!ids) throw invalidRequest('Ask with ids or with retailer_id.');
      return { product_details: (await findProductDetails(db, ids)).map((row) => presentProductDetails(links, row)) };
    }
    const { rows, meta } = await page(cursors, productDetailsList, request, {
      selection: { retailerId, exclude },
      read: ({ after, count }) => findProductDetailsOfRetailer(db, { retailerId, exclude, afterId: after?.id, count }),
      keyOf: () => 0,
    });
    return { product_details: rows.map((row) => presentProductDetails(links, row)), meta };
  });
}
