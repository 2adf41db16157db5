import { Type } from 'typebox';
import { Currency, Cursor, Id, Ids, Meta, Money, limit, object, schemas } from './wire.ts';

/** A product in a creator's post (W18). */
export const Product = object({
  id: Id,
  product_details_id: Id,
  ltk_id: Id,
  image_url: Type.String(),
  hyperlink: Type.String(),
  links: object({ ltk_web: Type.String() }),
});

/**
 * A product with its prices: `price` in USD, `local_price` in the retailer's `currency` (W13); `percent_change` is a price drop if above 0
 * (specification 1, section 5), and `old_price` the price before it, in the currency of the price shown.
 */
export const ProductDetails = object({
  id: Id,
  name: Type.String(),
  retailer_id: Id,
  advertiser_name: Type.String(),
  price: Money,
  local_price: Type.Optional(Money),
  currency: Currency,
  percent_change: Type.Optional(Type.Integer()),
  old_price: Type.Optional(Money),
  image_url: Type.String(),
  catalog_retailer_product_id: Type.Optional(Id),
  has_variants: Type.Boolean(),
  /** False if every variant is sold out. */
  availability: Type.Boolean(),
  /** The hashtag of its category's feed (W24, W36). */
  category: Type.Optional(Type.String()),
  /** The retailer's page, through the platform's redirect that records the click (W18). It takes `hlc` and `variant`. */
  links: object({ ltk_web: Type.String() }),
});

/** One buyable form of a retailer's product; `quantity` is absent if the retailer does not count them. */
export const RetailerProductVariant = object({
  id: Id,
  title: Type.String(),
  price: Money,
  sale_price: Type.Optional(Money),
  image_url: Type.Optional(Type.String()),
  availability: Type.Boolean(),
  quantity: Type.Optional(Type.Integer({ minimum: 0 })),
  option_values: Type.Array(Type.String()),
});

export const RetailerProduct = object({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  image_url: Type.String(),
  additional_image_urls: Type.Array(Type.String()),
  variants: Type.Array(RetailerProductVariant),
  price_min: Money,
  price_max: Money,
  sale_price_min: Type.Optional(Money),
  sale_price_max: Type.Optional(Money),
  currency: Currency,
  options: Type.Array(object({ name: Type.String(), values: Type.Array(Type.String()), position: Type.Integer() })),
  policies: Type.Optional(Type.Array(object({ handle: Type.String(), body: Type.String() }))),
  size_chart: Type.Optional(object({ image_url: Type.String() })),
});

export const RetailerProductLink = object({ id: Id, retailer_product_id: Id, url: Type.String() });

export const productsByIds = schemas({
  id: 'products.list',
  query: object({ ids: Ids }),
  response: object({ products: Type.Array(Product) }),
  status: 200,
});

export const productDetailsList = schemas({
  id: 'product_details.list',
  query: object({
    ids: Type.Optional(Ids),
    retailer_id: Type.Optional(Id),
    exclude: Type.Optional(Ids),
    limit: limit(12),
    next: Type.Optional(Cursor),
  }),
  /** Returned in pages only if a retailer is given. */
  response: object({ product_details: Type.Array(ProductDetails), meta: Type.Optional(Meta) }),
  status: 200,
});

export const retailerProduct = schemas({
  id: 'consumer_retailer_products.get',
  params: object({ id: Id }),
  query: object({ 'includes[]': Type.Optional(Type.Array(Type.Enum(['policies']))) }),
  response: object({ retailer_product: RetailerProduct }),
  status: 200,
});

export const retailerProductLink = schemas({
  id: 'retailer_product_links.get',
  params: object({ id: Id }),
  query: object({ hlc: Type.Optional(Type.String({ maxLength: 200 })) }),
  response: object({ retailer_product_link: RetailerProductLink }),
  status: 200,
});
