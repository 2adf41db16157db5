import { apiContext } from '@social-shop/api-client';
import { load } from '@social-shop/routing';
import { discoverFeedQuery } from './queries.ts';

export { DiscoverFeed as Component } from './DiscoverFeed.tsx';

export const loader = load(({ context, section }) => section(discoverFeedQuery(context.get(apiContext))));
