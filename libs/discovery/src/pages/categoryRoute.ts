import { apiContext } from '@social-shop/api-client';
import { load, notFound, requestContext } from '@social-shop/routing';
import { redirect } from 'react-router-dom';
import { feedHashtagOf, findCategory } from '../category.ts';
import { findNamedCategory } from '../namedCategories.ts';
import { discoveryPaths } from '../paths.ts';
import { categoriesQuery, hashtagFeedQuery, hashtagQuery } from '../queries.ts';
import { selectionOf } from '../selection.ts';
import { specialFeeds } from '../specialFeeds.ts';

export { Component } from './CategoryPage.tsx';

export const loader = load(async ({ params: { category = '' }, url, context, essential, section, describe }) => {
  const api = context.get(apiContext);
  const { locale } = context.get(requestContext);
  // Named categories need no call to be known.
  const found =
    findNamedCategory(category) ?? findCategory(await essential(categoriesQuery(api, locale)), category) ?? notFound();
  if (found.key !== category) throw redirect(discoveryPaths.category(found.key) + url.search, 301);
  const hashtag = feedHashtagOf(found);
  const { searchParams } = url;
  const feed = hashtagFeedQuery(api, hashtag, selectionOf(searchParams), searchParams.get('next'));
  await describe(async () => (await import('../structuredData.ts')).describeCategory(found, feed));
  await Promise.all([specialFeeds.has(hashtag) || section(hashtagQuery(api, hashtag)), section(feed)]);
});
