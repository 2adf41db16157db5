import { apiContext } from '@social-shop/api-client';
import { load, notFound } from '@social-shop/routing';
import { data, type LoaderFunction } from 'react-router-dom';
import { readHash } from '../hash.ts';
import { productsToStartQuery } from '../queries.ts';
import { sharedListQuery, sharedPostsQuery, sharedProductsQuery } from '../sharedQueries.ts';
import { REFUSED } from './refused.ts';

export { Component } from './SharedPage.tsx';

const loadList = load(async ({ params, url, context, essential, section }) => {
  const api = context.get(apiContext);
  const list = readHash(params['hash'] ?? '') ?? notFound();
  const { wishCollection } = await essential(sharedListQuery(api, list));
  const start = url.searchParams.get('next');
  if (wishCollection.kind === 'favorite-posts') await section(sharedPostsQuery(api, list, start));
  else await section(sharedProductsQuery(api, list, start));
});

const loadRefused = load(({ context, section }) => section(productsToStartQuery(context.get(apiContext))));

/** If the visitor may not see the list, the page is a notice with status 403 (S20). */
export const loader: LoaderFunction = async (args, handler) => {
  try {
    return await loadList(args, handler);
  } catch (error) {
    if (typeof error !== 'object' || error === null || !('init' in error)) throw error;
    if ((error.init as { readonly status?: number } | null)?.status !== 403) throw error;
    await loadRefused(args, handler);
    return data(REFUSED, { status: 403 });
  }
};
