import {
  addToWishCollection,
  createWishCollection,
  deleteWishCollection,
  removeFromWishCollection,
  updateWishCollection,
  wishCollectionById,
  wishCollectionsList,
  wishCollectionWishes,
} from '@social-shop/api-contract/calls/wishCollections';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../calls/serve.ts';
import type { ModuleContext } from '../../http/context.ts';
import { ApiFailure, invalidRequest, notFound } from '../../plugins/errors.ts';
import { contentsOf, presentCollection } from './contents.ts';
import {
  addList,
  addToList,
  countLists,
  findCollection,
  findCollections,
  findListsOf,
  removeFromList,
  removeList,
  updateCollection,
} from './repository.ts';

const MOST_LISTS = 100;

/** The owner's calls. Those of other visitors are in `shared.routes.ts`. */
export function wishCollectionsRoutes(app: FastifyInstance, { db, cursors }: Pick<ModuleContext, 'db' | 'cursors'>) {
  async function ownOf(userId: string, id: string) {
    const collection = await findCollection(db, userId, id);
    if (!collection) throw notFound(`Wish collection ${id}`);
    return collection;
  }

  /** The same, if it is a list. Built-in collections follow likes and wishes. */
  async function ownListOf(userId: string, id: string) {
    const collection = await ownOf(userId, id);
    if (collection.kind !== 'list') throw invalidRequest(`Wish collection ${id} cannot be changed: everybody has it.`);
    return collection;
  }

  serve(app, wishCollectionsList, async ({ query: { wish_id: wishId }, person: { user } }) => {
    const [collections, containing] = await Promise.all([
      findCollections(db, user.id),
      wishId === undefined ? undefined : findListsOf(db, user.id, wishId),
    ]);
    return { wish_collections: collections.map(presentCollection), ...(containing && { containing }) };
  });

  serve(app, wishCollectionById, async ({ params: { id }, person: { user } }) => ({
    wish_collection: presentCollection(await ownOf(user.id, id)),
  }));

  serve(app, createWishCollection, async ({ body, person: { user } }) => {
    const name = nameOf(body.name);
    if ((await countLists(db, user.id)) >= MOST_LISTS) {
      throw new ApiFailure(409, 'conflict', `A person has at most ${MOST_LISTS} lists.`);
    }
    return { wish_collection: presentCollection(await ownOf(user.id, await addList(db, user.id, name))) };
  });

  serve(app, updateWishCollection, async ({ params: { id }, body: { name, shared }, person: { user } }) => {
    const collection = await (name === undefined ? ownOf : ownListOf)(user.id, id);
    await updateCollection(db, collection, { ...(name !== undefined && { name: nameOf(name) }), shared });
    return { wish_collection: presentCollection(await ownOf(user.id, id)) };
  });

  serve(app, deleteWishCollection, async ({ params: { id }, person: { user } }) => {
    const collection = await findCollection(db, user.id, id);
    if (collection) await ownListOf(user.id, id);
    if (!(await removeList(db, user.id, id))) throw notFound(`Wish collection ${id}`);
  });

  serve(app, wishCollectionWishes, async ({ params: { id }, query: { cursor, limit }, person: { user } }) =>
    contentsOf({ db, cursors }, wishCollectionWishes, await ownOf(user.id, id), { limit, next: cursor }),
  );

  serve(app, addToWishCollection, async ({ params: { id, wish_id: wishId }, person: { user } }) => {
    await ownListOf(user.id, id);
    if (!(await addToList(db, user.id, id, wishId))) throw notFound(`Wish ${wishId}`);
  });

  serve(app, removeFromWishCollection, async ({ params: { id, wish_id: wishId }, person: { user } }) => {
    await ownListOf(user.id, id);
    await removeFromList(db, id, wishId);
  });
}

/** @throws 400 if the name has only spaces. */
function nameOf(text: string): string {
  const name = text.trim();
  if (name === '') throw invalidRequest('The name is empty.');
  return name;
}
