import type { ShopQuery } from '@social-shop/products';

/**
 * Returns the parameters for the retailer (S18) from the page's address, under the names that the platform's redirect takes. Called in the
 * browser when a link is pressed, because the server's page is the same for everybody.
 */
export function shopQueryOf(search: string, variant: string | undefined): ShopQuery {
  const query = new URLSearchParams(search);
  return {
    ...{ li: query.get('li'), ci: query.get('ci'), hlc: query.get('rshash'), variant },
    ...{ vid: query.get('vid'), ltk_sid: query.get('ltk_sid') },
  };
}
