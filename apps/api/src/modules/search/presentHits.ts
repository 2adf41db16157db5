import { mostHits } from '@social-shop/api-contract';
import { randomUUID } from 'node:crypto';
import type { ModuleContext } from '../../http/context.ts';
import { presentLtk } from '../posts/present.ts';
import { findPosts } from '../posts/repository.ts';
import { findProfiles } from '../profiles/repository.ts';
import type { SearchResult } from './engine.ts';

/** Converts a page number to limit and offset. */
export const pageOf = ({ page, limit }: { readonly page: number; readonly limit: number }) => ({
  limit: Math.max(0, Math.min(limit, mostHits - page * limit)),
  offset: page * limit,
});

export const hitsMeta = (
  { page, limit }: { readonly page: number; readonly limit: number },
  { total, isComplete }: SearchResult,
) => ({
  page,
  nb_pages: Math.ceil(total / limit),
  nb_hits: total,
  hits_per_page: limit,
  complete: isComplete,
  query_id: randomUUID(),
});

/** Posts that a search has found. */
export async function postHits({ db, links }: ModuleContext, { hits }: SearchResult) {
  const posts = await findPosts(
    db,
    hits.map(({ id }) => id),
  );
  const creators = await findProfiles(
    db,
    posts.map(({ profileId }) => profileId),
  );
  const names = new Map(creators.map(({ id, name }) => [id, name]));
  return posts.map((post) => {
    const ltk = presentLtk(links, post);
    return {
      object_id: post.id,
      type: 'post' as const,
      post_id: post.id,
      ...(ltk.product_ids[0] !== undefined && { product_id: ltk.product_ids[0] }),
      post_profile_id: post.profileId,
      post_profile_display: names.get(post.profileId) ?? '',
      image_link: ltk.hero_image,
    };
  });
}

/** Creators that a search has found. */
export async function creatorHits({ db, links }: ModuleContext, { hits }: SearchResult) {
  const creators = await findProfiles(
    db,
    hits.map(({ id }) => id),
  );
  return creators.map(({ id, name, avatarMediaId }) => ({
    object_id: id,
    type: 'profile' as const,
    post_profile_id: id,
    post_profile_display: name,
    image_link: links.image(avatarMediaId),
  }));
}
