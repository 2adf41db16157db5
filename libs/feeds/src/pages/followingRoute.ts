import { apiContext } from '@social-shop/api-client';
import { membersOnly } from '@social-shop/auth';
import { recommendationsQuery, recommendedQuery } from '@social-shop/creators';
import { load, requestContext } from '@social-shop/routing';
import { followingFeedQuery } from '../queries.ts';

export { Component } from './FollowingPage.tsx';

export const loader = membersOnly(
  load(async ({ url, context, section }) => {
    const api = context.get(apiContext);
    const query = followingFeedQuery(api, url.searchParams.get('next'));
    await Promise.all([section(query), section(recommendedQuery(api))]);
    const list = context.get(requestContext).queryClient.getQueryData(query.queryKey);
    if (list?.pages[0]?.items.length === 0) await section(recommendationsQuery(api));
  }),
);
