import { Type } from 'typebox';
import { Currency, Cursor, Id, Ids, includes, limit, Meta, Money, object, schemas, Timestamp } from './wire.ts';

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

/** The orders of a person's wishes: by when they were saved, by price (in USD), or by how far it has fallen since. */
export const wishOrders = ['newest', 'price-low', 'price-high', 'drop'] as const;

/** Filters of a person's wishes: cheaper than when saved, reduced by the retailer, not sold out. */
export const wishFilters = ['dropped', 'sale', 'in-stock'] as const;

const Count = Type.Integer({ minimum: 0 });

/** The number of the caller's wishes that match each filter by itself. */
export const WishFacets = object({
  total: Count,
  dropped: Count,
  sale: Count,
  in_stock: Count,
  /** Sorted by name. */
  retailers: Type.Array(object({ id: Id, name: Type.String(), count: Count })),
});

/** The caller's wishes, newest first by default. With product ids, only the wishes of these products, on one page. */
export const wishesList = schemas({
  id: 'wishes.list',
  query: object({
    ltk_product_ids: Type.Optional(Ids),
    product_details_ids: Type.Optional(Ids),
    order: Type.Optional(Type.Enum(wishOrders)),
    /** All of these apply. */
    only: Type.Optional(Type.Array(Type.Enum(wishFilters), { maxItems: 16 })),
    retailer_id: Type.Optional(Id),
    includes: includes('facets'),
    cursor: Type.Optional(Cursor),
    limit: limit(36),
  }),
  response: object({ wishes: Type.Array(Wish), facets: Type.Optional(WishFacets), meta: Meta }),
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
    /** Used if the post is not known: saves the product of the best-ranked post with these details (S33). */
    product_details_id: Type.Optional(Id),
  }),
  response: object({ wish: Wish }),
  status: 201,
});

export const deleteWish = schemas({ id: 'wishes.delete', params: object({ id: Id }), status: 204 });
