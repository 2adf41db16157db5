import { publicCall } from '../call.ts';
import type * as schemas from '../sitemap.ts';

export const sitemapParts = publicCall<typeof schemas.sitemapParts>({
  method: 'GET',
  path: '/v1/sitemap/',
  sameForAll: true,
});

/** At most 1,000 entries. */
export const sitemapPart = publicCall<typeof schemas.sitemapPart>({
  method: 'GET',
  path: '/v1/sitemap/{kind}/{part}',
  sameForAll: true,
});
