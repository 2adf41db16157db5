import type { Wire } from '@social-shop/api-contract';
import {
  autocomplete,
  search,
  searchClick,
  searchCreators,
  searchIds,
  searchPosts,
  searchSuggestions,
} from '@social-shop/api-contract/calls/search';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../http/context.ts';
import { serve } from '../../calls/serve.ts';
import { presentLtk } from '../posts/present.ts';
import { findPosts } from '../posts/repository.ts';
import { presentProduct, presentProductDetails } from '../products/present.ts';
import { findProductDetails, findProductsOfPosts } from '../products/repository.ts';
import { presentProfile } from '../profiles/present.ts';
import { findProfiles } from '../profiles/repository.ts';
import { recordSearchClick } from './clicks.ts';
import type { SearchEngine, SearchResult } from './engine.ts';
import { creatorHits, hitsMeta, pageOf, postHits } from './presentHits.ts';
import { documentTypes, type DocumentType } from './schema.ts';

/** The number of products on a post's tile; a search includes their details. */
const SHOWN_PRODUCTS = 3;
/** Suggestions without a query are chosen from this many frequent texts. */
const POOL = 40;

export function searchRoutes(app: FastifyInstance, context: ModuleContext, engine: SearchEngine) {
  const { db, links } = context;

  serve(app, searchPosts, async ({ body }) => {
    const found = await engine.search({ type: 'post', text: body.query, ...pageOf(body) });
    return { hits: await postHits(context, found), meta: hitsMeta(body, found), ...meant(found) };
  });

  serve(app, searchCreators, async ({ body }) => {
    const found = await engine.search({ type: 'profile', text: body.query, ...pageOf(body) });
    return { hits: await creatorHits(context, found), meta: hitsMeta(body, found), ...meant(found) };
  });

  serve(app, autocomplete, async ({ body: { q, limit } }) => ({
    suggestions: (await engine.complete(q, limit)).map((text) => ({ text })),
  }));

  serve(app, searchSuggestions, async ({ query: { query = '', limit } }) => {
    if (query.trim() === '') return { suggestions: atRandom(await engine.popular(POOL), limit).map(asSuggestion) };
    const texts = await engine.complete(query, limit);
    const creators = await engine.search({ type: 'profile', text: query, limit, offset: 0 });
    const profiles = await findProfiles(
      db,
      creators.hits.map(({ id }) => id),
    );
    return {
      suggestions: [
        ...texts.map(asSuggestion),
        ...profiles.map(({ id, name, displayName, avatarMediaId }) => ({
          type: 'creator' as const,
          id,
          name,
          display_name: displayName,
          image_url: links.image(avatarMediaId),
        })),
      ],
    };
  });

  serve(app, searchIds, async ({ body }) => searchTypes(engine, body));

  serve(app, search, async ({ body }) => {
    const found = await searchTypes(engine, body);
    const idsOf = (type: DocumentType) => found.items.filter((item) => item.type === type).map(({ id }) => id);
    const posts = await findPosts(db, idsOf('post'));
    const products = await findProductsOfPosts(db, idsOf('post'));
    const shown = [...Map.groupBy(products, ({ postId }) => postId).values()].flatMap((of) =>
      of.slice(0, SHOWN_PRODUCTS),
    );
    const detailsIds = new Set([...idsOf('product'), ...shown.map(({ productDetailsId }) => productDetailsId)]);
    const profileIds = new Set([...idsOf('profile'), ...posts.map(({ profileId }) => profileId)]);
    const [type] = body.types;
    return {
      ...found,
      ltks: posts.map((post) => presentLtk(links, post)),
      profiles: (await findProfiles(db, [...profileIds])).map((row) => presentProfile(links, row)),
      products: products.map((row) => presentProduct(links, row)),
      product_details: (await findProductDetails(db, [...detailsIds])).map((row) => presentProductDetails(links, row)),
      ...(body.facets && type !== undefined && { facets: [...(await engine.facets({ ...requestOf(body), type }))] }),
    };
  });

  serve(app, searchClick, async ({ body }) => {
    await recordSearchClick(db, body);
    return { accepted: 1 };
  });
}

const meant = ({ didYouMean }: SearchResult) => (didYouMean === undefined ? {} : { did_you_mean: didYouMean });

const asSuggestion = (text: string) => ({ type: 'query' as const, id: text, name: text });

const requestOf = (body: Wire<typeof search, 'body'> | Wire<typeof searchIds, 'body'>) => ({
  text: body.query,
  filters: body.filters,
  sort: body.sort,
  alpha: body.alpha,
  limit: body.limit,
  offset: body.offset,
});

/** Hits of several types in one list, by their scores. */
async function searchTypes(engine: SearchEngine, body: Wire<typeof searchIds, 'body'>) {
  const types = documentTypes.filter((type) => body.types.includes(type));
  const { limit, offset, ...request } = requestOf(body);
  // Each type may fill the whole page.
  const part = types.length === 1 ? { limit, offset } : { limit: limit + offset, offset: 0 };
  const found: (readonly [DocumentType, SearchResult])[] = [];
  for (const type of types) found.push([type, await engine.search({ ...request, ...part, type })]);
  const items = found.flatMap(([type, { hits }]) => hits.map((hit) => ({ ...hit, type })));
  const page = types.length === 1 ? items : items.toSorted((a, b) => b.score - a.score).slice(offset, offset + limit);
  const [first] = found;
  return {
    items: page,
    total: found.reduce((sum, [, { total }]) => sum + total, 0),
    complete: found.every(([, { isComplete }]) => isComplete),
    ...(first ? meant(first[1]) : {}),
  };
}

/** Random items of a list, in random order. */
function atRandom<T>(list: readonly T[], count: number): T[] {
  return list
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ item }) => item);
}
