import { postProducts, postsList, productPosts } from '@social-shop/api-contract/calls/posts';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../http/context.ts';
import { serve } from '../../calls/serve.ts';
import { notFound } from '../../plugins/errors.ts';
import { presentMedia } from '../media/present.ts';
import { findMedia } from '../media/repository.ts';
import { findProductDetails, findProductsOfPosts } from '../products/repository.ts';
import { readFeed } from './feed.ts';
import { includesOf } from './includes.ts';
import { presentPost } from './present.ts';
import { postExists, type Feed } from './repository.ts';

export function postsRoutes(app: FastifyInstance, context: ModuleContext) {
  const { db, links } = context;

  serve(app, postsList, async ({ query }) => {
    const feed: Feed = { profileIds: query.profiles, order: 'newest' };
    const { posts, meta } = await readFeed(context, postsList, feed, query);
    return { posts: posts.map(presentPost), ...(await includesOf(context, posts, query.includes)), meta };
  });

  serve(app, productPosts, async ({ params, query }) => {
    const feed: Feed = { productDetailsId: params.product_details_id, order: 'ranked' };
    const { posts, meta } = await readFeed(context, productPosts, feed, query);
    if (posts.length === 0 && (await findProductDetails(db, [params.product_details_id])).length === 0) {
      throw notFound(`Product ${params.product_details_id}`);
    }
    return { posts: posts.map(presentPost), ...(await includesOf(context, posts, query.includes)), meta };
  });

  serve(app, postProducts, async ({ params: { post_id: postId }, query }) => {
    const all = await findProductsOfPosts(db, [postId]);
    if (all.length === 0 && !(await postExists(db, postId))) throw notFound(`Post ${postId}`);
    const asked = query.product_reference_ids;
    const products = asked ? all.filter((product) => asked.includes(product.id)) : all;
    const mediaIds = products.map((product) => product.mediaId);
    return {
      products: products.map((product) => ({
        product_reference_id: product.id,
        media_object_ids: [product.mediaId],
      })),
      ...(query.includes?.includes('media_objects') && {
        media_objects: (await findMedia(db, mediaIds)).map((row) => presentMedia(links, row)),
      }),
      ...(query.includes?.includes('product_references') && {
        product_references: products.map((product) => ({
          id: product.id,
          product_id: product.id,
          product_details_id: product.productDetailsId,
        })),
      }),
    };
  });
}
