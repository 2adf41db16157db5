import type { Wish } from '@social-shop/api-contract';
import { createWish, deleteWish, wishById, wishesList } from '@social-shop/api-contract/calls/wishes';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { serve } from '../../calls/serve.ts';
import type { ModuleContext } from '../../http/context.ts';
import { page } from '../../http/paging.ts';
import { invalidRequest, notFound } from '../../plugins/errors.ts';
import { addWish, findBestProduct, findWishes, pageOfWishes, removeWish, type WishRow } from './repository.ts';
import { findFacets, pageOfSelection } from './selection.ts';

export function wishesRoutes(app: FastifyInstance, { db, cursors }: Pick<ModuleContext, 'db' | 'cursors'>) {
  serve(app, wishesList, async ({ query, person: { user } }) => {
    const { ltk_product_ids: productIds, product_details_ids: productDetailsIds, cursor: next, limit } = query;
    const { order = 'newest', only = [], retailer_id: retailerId, includes = [] } = query;
    if (productIds || productDetailsIds) {
      const found = await findWishes(db, { userId: user.id, productIds, productDetailsIds });
      return { wishes: found.map(presentWish), meta: { limit } };
    }
    const request = { limit, next };
    const isWhole = order === 'newest' && only.length === 0 && retailerId === undefined;
    const { rows, meta } = isWhole
      ? await page(cursors, wishesList, request, {
          selection: user.id,
          read: (stretch) => pageOfWishes(db, user.id, stretch),
          keyOf: (wish) => wish.createdAt.getTime(),
        })
      : await page(cursors, wishesList, request, {
          selection: [user.id, order, only.toSorted(), retailerId],
          read: (stretch) => pageOfSelection(db, user.id, { order, only, retailerId }, stretch),
          keyOf: (wish) => wish.sortKey,
        });
    return {
      wishes: rows.map(presentWish),
      ...(includes.includes('facets') && { facets: await findFacets(db, user.id) }),
      meta,
    };
  });

  serve(app, wishById, async ({ params: { id }, person: { user } }) => {
    const [wish] = await findWishes(db, { userId: user.id, id });
    if (!wish) throw notFound(`Wish ${id}`);
    return { wish: presentWish(wish) };
  });

  serve(app, createWish, async ({ body, person: { user }, reply }) => {
    const { ltk_product_id: ofPost, product_details_id: detailsId } = body;
    if ((ofPost === undefined) === (detailsId === undefined)) {
      throw invalidRequest('Send either ltk_product_id or product_details_id.');
    }
    const known = detailsId && (await findWishes(db, { userId: user.id, productDetailsIds: [detailsId] }))[0];
    const productId = known ? known.productId : (ofPost ?? (await findBestProduct(db, detailsId ?? '')));
    const added = productId === undefined ? undefined : await addWish(db, user.id, productId);
    if (!added) throw notFound(`Product ${ofPost ?? detailsId}`);
    if (!added.isNew) reply.code(200);
    return { wish: presentWish(added.wish) };
  });

  serve(app, deleteWish, async ({ params: { id }, person: { user } }) => {
    if (!(await removeWish(db, user.id, id))) throw notFound(`Wish ${id}`);
  });
}

export const presentWish = (row: WishRow): Static<typeof Wish> => ({
  id: row.id,
  ltk_product_id: row.productId,
  product_id: row.productId,
  ltk_id: row.postId,
  product_details_id: row.productDetailsId,
  created_at: row.createdAt.toISOString(),
  ...(row.savedAmount !== null &&
    row.savedCurrency !== null && { saved_price: { amount: row.savedAmount, currency: row.savedCurrency } }),
});
