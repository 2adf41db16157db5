import { searchCreatorShopIds, searchShop, searchShopProducts } from '@social-shop/api-contract/calls/search';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../http/context.ts';
import { serve } from '../../calls/serve.ts';
import { presentLtk } from '../posts/present.ts';
import { findPosts } from '../posts/repository.ts';
import { posts } from '../posts/schema.ts';
import { presentProductDetails } from '../products/present.ts';
import { findProductDetails } from '../products/repository.ts';
import { products } from '../products/schema.ts';
import type { SearchEngine, SearchResult } from './engine.ts';
import { hitsMeta, pageOf } from './presentHits.ts';

/** Searches within the shop of a creator. */
export function shopSearchRoutes(app: FastifyInstance, { db, links }: ModuleContext, engine: SearchEngine) {
  serve(app, searchShop, async ({ body }) => {
    const { query: text, profile_id: profileId, ranking: sort, filters } = body;
    const found = await engine.search({ type: 'post', text, profileId, sort, filters, ...pageOf(body) });
    const rows = await findPosts(
      db,
      found.hits.map(({ id }) => id),
    );
    const hits = rows.map((row) => {
      const { id, hero_image, hero_image_width, hero_image_height } = presentLtk(links, row);
      return { object_id: id, hero_image, hero_image_width, hero_image_height };
    });
    return { hits, meta: hitsMeta(body, found) };
  });

  serve(app, searchShopProducts, async ({ body }) => {
    const { query: text, profile_id: profileId, ranking: sort, filters } = body;
    const page = pageOf(body);
    const found = await engine.search({ type: 'product', text, profileId, sort, filters, ...page });
    const ids = found.hits.map(({ id }) => id);
    const shown = await firstShown(ids, profileId);
    const details = await findProductDetails(db, ids);
    const hits = details.flatMap((row) => {
      const product = shown.get(row.id);
      if (!product) return [];
      const {
        id,
        name,
        price,
        local_price: localPrice,
        currency,
        image_url: image,
      } = presentProductDetails(links, row);
      return {
        object_id: id,
        product_id: product.id,
        product_details_id: id,
        post_id: product.postId,
        name,
        price: localPrice ?? price,
        currency: localPrice === undefined ? 'USD' : currency,
        image_link: image,
      };
    });
    const { nb_pages, nb_hits, hits_per_page } = hitsMeta(body, found);
    return {
      hits,
      paging: {
        page: body.page,
        nb_pages,
        nb_hits,
        hits_per_page,
        length: hits.length,
        offset: page.offset,
        nb_sorted_hits: nb_hits,
      },
    };
  });

  serve(app, searchCreatorShopIds, async ({ params, body }) => {
    const { types = ['post', 'product'] as const, query: text, limit, offset } = body;
    const request = { text, profileId: params.id, limit: limit + offset, offset: 0 };
    const found: SearchResult[] = [];
    for (const type of types) found.push(await engine.search({ ...request, type }));
    const hits = found.flatMap((result) => result.hits).toSorted((a, b) => b.score - a.score);
    return {
      ids: hits.slice(offset, offset + limit).map(({ id }) => id),
      total: found.reduce((sum, { total }) => sum + total, 0),
      complete: found.every(({ isComplete }) => isComplete),
    };
  });

  /** The newest post of the creator that shows each product. */
  async function firstShown(ids: readonly string[], profileId: string) {
    if (ids.length === 0) return new Map<string, { id: string; postId: string }>();
    const rows = await db
      .select({ id: products.id, postId: products.postId, detailsId: products.productDetailsId })
      .from(products)
      .innerJoin(posts, eq(posts.id, products.postId))
      .where(and(eq(posts.profileId, profileId), inArray(products.productDetailsId, [...ids])))
      .orderBy(asc(posts.createdAt), asc(posts.id));
    return new Map(rows.map(({ id, postId, detailsId }) => [detailsId, { id, postId }]));
  }
}
