import { apiContext } from '@social-shop/api-client';
import { productPaths } from '@social-shop/products';
import { load, notFound, readId } from '@social-shop/routing';
import { redirect } from 'react-router-dom';
import { moreFromQuery, productQuery, retailerProductQuery, seenInQuery } from '../queries.ts';

export { Component } from './ProductPage.tsx';

/** Four calls in two rounds. */
export const loader = load(async ({ params, url, context, essential, section, describe }) => {
  const id = readId(params.id ?? '') ?? notFound();
  if (id !== params.id) throw redirect(productPaths.product(id) + url.search, 301);
  const api = context.get(apiContext);
  const seenIn = section(seenInQuery(api, id));
  const product = await essential(productQuery(api, id));
  const { catalogRetailerProductId } = product;
  await describe(async () => (await import('../structuredData.ts')).describeProduct(api, product));
  await Promise.all([
    seenIn,
    catalogRetailerProductId && section(retailerProductQuery(api, catalogRetailerProductId)),
    section(moreFromQuery(api, product)),
  ]);
});
