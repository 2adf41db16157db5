import type { Call } from '@social-shop/api-contract/call';
import type { WishCollection } from '@social-shop/api-contract';
import type { Static } from 'typebox';
import type { ModuleContext } from '../../http/context.ts';
import { page, type PageRequest } from '../../http/paging.ts';
import { pageOfLikes } from '../likes/repository.ts';
import { presentLike } from '../likes/routes.ts';
import { pageOfWishes } from '../wishes/repository.ts';
import { presentWish } from '../wishes/routes.ts';
import { pageOfList, type CollectionRow } from './repository.ts';

/** A page of the items of a collection. */
export async function contentsOf(
  { db, cursors }: Pick<ModuleContext, 'db' | 'cursors'>,
  call: Call,
  collection: CollectionRow,
  request: PageRequest,
) {
  const { id, userId, kind } = collection;
  const wish_collection = presentCollection(collection);
  if (kind === 'favorite-posts') {
    const { rows, meta } = await page(cursors, call, request, {
      selection: id,
      async read({ after, count }) {
        const before = after && new Date(after.key);
        return (await pageOfLikes(db, { userId, before, count })).map((like) => ({ ...like, id: like.postId }));
      },
      keyOf: (like) => like.likedAt.getTime(),
    });
    return { wish_collection, wishes: [], likes: rows.map(presentLike), meta };
  }
  const { rows, meta } =
    kind === 'list'
      ? await page(cursors, call, request, {
          selection: id,
          read: (stretch) => pageOfList(db, id, stretch),
          keyOf: (wish) => wish.addedAt.getTime(),
        })
      : await page(cursors, call, request, {
          selection: id,
          read: (stretch) => pageOfWishes(db, userId, stretch),
          keyOf: (wish) => wish.createdAt.getTime(),
        });
  return { wish_collection, wishes: rows.map(presentWish), meta };
}

export const presentCollection = (row: CollectionRow): Static<typeof WishCollection> => ({
  id: row.id,
  user_id: row.userId,
  name: row.name,
  kind: row.kind,
  shared: row.shared,
  items_count: row.itemsCount,
  latest_ltk_product_ids: [...row.latestProductIds],
  latest_ltk_ids: [...row.latestPostIds],
  ...(row.createdAt !== null && { created_at: row.createdAt.toISOString() }),
});
