import type { Sent } from '@social-shop/api-contract/call';
import type { search, searchClick } from '@social-shop/api-contract/calls/search';

type Body = Sent<typeof search, 'body'>;

/** Conditions on products. A post matches if one of its products fulfils all of them. Prices are US cents. */
export type SearchFilters = NonNullable<Body['filters']>;

/** The order of hits. */
export type SearchSort = NonNullable<Body['sort']>;

/** That a visitor has opened a hit, as the platform stores it. */
export type SearchClick = Sent<typeof searchClick, 'body'>;
