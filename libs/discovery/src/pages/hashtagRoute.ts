import { apiContext } from '@social-shop/api-client';
import { normalizeHashtag } from '@social-shop/api-contract/hashtag';
import { postsPaths } from '@social-shop/posts/paths';
import { load, notFound } from '@social-shop/routing';
import { redirect } from 'react-router-dom';
import { hashtagFeedQuery, hashtagQuery } from '../queries.ts';
import { selectionOf } from '../selection.ts';
import { POPULAR_TODAY, specialFeeds } from '../specialFeeds.ts';

export { Component } from './HashtagPage.tsx';

/** Matches a hashtag as captions have it, up to the length that the platform accepts. */
const HASHTAG = /^[\p{L}\p{M}\p{N}_]{1,100}$/u;

export const loader = load(async ({ params: { hashtag }, url, context, essential, section, describe }) => {
  if (hashtag === undefined) throw redirect(postsPaths.hashtag(POPULAR_TODAY) + url.search, 301);
  const name = normalizeHashtag(hashtag);
  if (!HASHTAG.test(name)) notFound();
  if (name !== hashtag) throw redirect(postsPaths.hashtag(name) + url.search, 301);
  const api = context.get(apiContext);
  const { searchParams } = url;
  const feed = hashtagFeedQuery(api, name, selectionOf(searchParams), searchParams.get('next'));
  await describe(async () => (await import('../structuredData.ts')).describeHashtag(name, feed));
  await Promise.all([
    // Without a post there is nothing to show: 404 (ltk-feed-not-found).
    specialFeeds.has(name) || essential(hashtagQuery(api, name)),
    section(feed),
  ]);
});
