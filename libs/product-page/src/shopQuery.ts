import type { ShopQuery } from '@social-shop/products';

/**
 * What the address of the page carries for the retailer (S18), under the names that the platform's redirect takes. Read at the press, in
 * the browser: on the server the page is the same for everybody.
 */
export function shopQueryOf(search: string, variant: string | undefined): ShopQuery {
  const query = new URLSearchParams(search);
  return {
    ...{ li: query.get('li'), ci: query.get('ci'), hlc: query.get('rshash'), variant },
    ...{ vid: query.get('vid'), ltk_sid: query.get('ltk_sid') },
  };
}
