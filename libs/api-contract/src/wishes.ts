import { Type } from 'typebox';
import { Currency, Cursor, Id, Ids, Meta, Money, Timestamp, limit, object, schemas } from './wire.ts';

/** A favorite product: one per person and product of a post (W32). */
export const Wish = object({
  id: Id,
  ltk_product_id: Id,
  /** `ltk_product_id` under its other name in the specification. */
  product_id: Id,
  ltk_id: Id,
  product_details_id: Id,
  created_at: Timestamp,
  /** The price as its tile showed it then; absent if it had none. */
  saved_price: Type.Optional(object({ amount: Money, currency: Currency })),
});

/** The wishes of who asks, newest first; with ids of products, those of these, without pages. */
export const wishesList = schemas({
  id: 'wishes.list',
  query: object({
    ltk_product_ids: Type.Optional(Ids),
    product_details_ids: Type.Optional(Ids),
    cursor: Type.Optional(Cursor),
    limit: limit(36),
  }),
  response: object({ wishes: Type.Array(Wish), meta: Meta }),
  status: 200,
});

export const wishById = schemas({
  id: 'wishes.get',
  params: object({ id: Id }),
  response: object({ wish: Wish }),
  status: 200,
});

/** 200 with the wish if there is one (W20). */
export const createWish = schemas({
  id: 'wishes.create',
  body: object({
    /** A product of a post. */
    ltk_product_id: Type.Optional(Id),
    /** Instead of it where no post is known: the product of the best-ranked post with these details (S33). */
    product_details_id: Type.Optional(Id),
  }),
  response: object({ wish: Wish }),
  status: 201,
});

export const deleteWish = schemas({ id: 'wishes.delete', params: object({ id: Id }), status: 204 });
