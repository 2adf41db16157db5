import { productDetailsByIds, productsByIds } from '@social-shop/api-contract/calls/products';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../http/context.ts';
import { serve } from '../../calls/serve.ts';
import { presentProduct, presentProductDetails } from './present.ts';
import { findProductDetails, findProducts } from './repository.ts';

export function productsRoutes(app: FastifyInstance, { db, links }: ModuleContext) {
  serve(app, productsByIds, async ({ query }) => ({
    products: (await findProducts(db, query.ids)).map((row) => presentProduct(links, row)),
  }));

  serve(app, productDetailsByIds, async ({ query }) => ({
    product_details: (await findProductDetails(db, query.ids)).map((row) => presentProductDetails(links, row)),
  }));
}
