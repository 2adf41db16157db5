import type { Ltk, PostActivity, PostMedia } from '@social-shop/api-contract';
import type { Static } from 'typebox';
import type { Links } from '../../http/links.ts';
import type { PostRow } from './repository.ts';

export function presentLtk(links: Links, row: PostRow): Static<typeof Ltk> {
  return {
    id: row.id,
    profile_id: row.profileId,
    hero_image: links.image(row.heroMediaId),
    hero_image_width: row.heroWidth,
    hero_image_height: row.heroHeight,
    hero_image_color: row.heroColor,
    hero_image_alt: row.heroAlt,
    ...(row.videoMediaId !== null && { video_media_id: row.videoMediaId }),
    product_ids: row.productIds,
    products_count: row.productIds.length,
    ...(row.priceFrom !== null && { price_from: row.priceFrom }),
    caption: row.caption,
    share_url: links.post(row.id),
    created_at: row.createdAt.toISOString(),
  };
}

/** The columns of a post that name its media. */
type MediaOfPost = Pick<PostRow, 'id' | 'profileId' | 'heroMediaId' | 'videoMediaId'>;

export const presentPost = (row: MediaOfPost): Static<typeof PostMedia> => ({
  id: row.id,
  media_object_ids: mediaOf(row),
  post_profile_id: row.profileId,
});

export const presentActivity = (row: PostRow): Static<typeof PostActivity> => ({
  post_id: row.id,
  profile_id: row.profileId,
  created_at: row.createdAt.toISOString(),
});

/** The hero first. */
export const mediaOf = (row: Pick<PostRow, 'heroMediaId' | 'videoMediaId'>) => [
  row.heroMediaId,
  ...(row.videoMediaId === null ? [] : [row.videoMediaId]),
];
