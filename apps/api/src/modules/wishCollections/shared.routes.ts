import { sharedWishCollection, sharedWishCollectionWishes } from '@social-shop/api-contract/calls/wishCollections';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../calls/serve.ts';
import type { ModuleContext } from '../../http/context.ts';
import type { Person } from '../../identity/person.ts';
import { ApiFailure, notFound } from '../../plugins/errors.ts';
import { findAllowList } from '../experiments/repository.ts';
import { contentsOf, presentCollection } from './contents.ts';
import { findCollection, findName, type CollectionRow } from './repository.ts';

/** The calls that read a collection by its link. */
export function sharedWishCollectionsRoutes(app: FastifyInstance, context: Pick<ModuleContext, 'db' | 'cursors'>) {
  const { db } = context;

  /**
   * Returns the collection of a link.
   *
   * @throws 404 unless it belongs to this owner, and is shared or the caller is the owner; 403 if the allow list does not include the caller
   */
  async function readableBy(person: Person | undefined, id: string, ownerId: string): Promise<CollectionRow> {
    const collection = await findCollection(db, ownerId, id);
    const isOwner = person?.user.id === ownerId.toLowerCase();
    if (!collection || !(collection.shared || isOwner)) throw notFound(`Shared wish collection ${id}`);
    const allowed = await findAllowList(db);
    const isListed = person !== undefined && allowed !== 'all' && allowed !== 'none' && allowed.has(person.user.id);
    if (allowed === 'none' || (allowed !== 'all' && !isListed && !isOwner)) {
      throw new ApiFailure(403, 'forbidden', 'Not shared with the caller.');
    }
    return collection;
  }

  serve(app, sharedWishCollection, async ({ params: { id }, query: { user_id: ownerId }, person }) => {
    const collection = await readableBy(person, id, ownerId);
    return { wish_collection: presentCollection(collection), owner: { name: await findName(db, collection.userId) } };
  });

  serve(app, sharedWishCollectionWishes, async ({ params: { id }, query, person }) => {
    const { user_id: ownerId, cursor, limit } = query;
    const collection = await readableBy(person, id, ownerId);
    return contentsOf(context, sharedWishCollectionWishes, collection, { limit, next: cursor });
  });
}
