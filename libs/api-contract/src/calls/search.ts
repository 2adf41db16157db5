import { memberCall, publicCall } from '../call.ts';
import type * as schemas from '../search.ts';

export const searchPosts = publicCall<typeof schemas.searchPosts>({
  method: 'POST',
  path: '/v2/search/post/',
  sameForAll: true,
  readsOnly: true,
});

export const searchCreators = publicCall<typeof schemas.searchCreators>({
  method: 'POST',
  path: '/v2/search/creator/',
  sameForAll: true,
  readsOnly: true,
});

/** Without a query it is another one each time. */
export const searchSuggestions = publicCall<typeof schemas.searchSuggestions>({
  method: 'GET',
  path: '/v2/suggestions/global/',
  sameForAll: true,
});

export const autocomplete = publicCall<typeof schemas.autocomplete>({
  method: 'POST',
  path: '/v2/autocomplete',
  sameForAll: true,
  readsOnly: true,
});

export const search = publicCall<typeof schemas.search>({
  method: 'POST',
  path: '/v1/search',
  sameForAll: true,
  readsOnly: true,
});

export const searchIds = publicCall<typeof schemas.searchIds>({
  method: 'POST',
  path: '/v1/search/ids',
  sameForAll: true,
  readsOnly: true,
});

export const searchShop = publicCall<typeof schemas.searchShop>({
  method: 'POST',
  path: '/v2/search/shop',
  sameForAll: true,
  readsOnly: true,
});

export const searchShopProducts = publicCall<typeof schemas.searchShopProducts>({
  method: 'POST',
  path: '/legacy/v2/search/shop/products',
  sameForAll: true,
  readsOnly: true,
});

export const searchCreatorShopIds = publicCall<typeof schemas.searchCreatorShopIds>({
  method: 'POST',
  path: '/v1/creator-shop/profiles/{id}/search/ids',
  sameForAll: true,
  readsOnly: true,
});

/** Only of signed-in visitors (W27). */
export const searchClick = memberCall<typeof schemas.searchClick>({ method: 'POST', path: '/v1/analytics/clicks' });
