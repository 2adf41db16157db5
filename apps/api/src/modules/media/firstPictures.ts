import { highestPixelRatio, tilePictures } from '@social-shop/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Clips } from '../../clips/routes.ts';
import type { Db } from '../../db/database.ts';
import { drawAhead } from '../../images/drawAhead.ts';
import type { RequestedSize } from '../../images/size.ts';
import type { ImageStore } from '../../images/store.ts';
import { pageOfPosts } from '../posts/rankedFeed.ts';
import { findProductsOfPosts } from '../products/repository.ts';
import { findProfiles } from '../profiles/repository.ts';
import { findPicture } from './repository.ts';

/** Three pages of the feed on the home page. */
const POSTS = 108;
/** A tile shows the first of a post's products. */
const SHOWN_PRODUCTS = 3;

/** A picture of a tile, in one of the sizes that it may request. */
export interface TilePicture {
  readonly mediaId: string;
  readonly size: RequestedSize;
}

const ratios = Array.from({ length: highestPixelRatio }, (_, index) => index + 1);

/** The pictures of the first pages of the feed in all sizes of their tiles, in the order in which visitors see them. */
export async function findFirstPictures(db: Db): Promise<readonly TilePicture[]> {
  const posts = await pageOfPosts(db, { order: 'ranked' }, { moment: new Date(), count: POSTS });
  const creators = await findProfiles(db, [...new Set(posts.map(({ profileId }) => profileId))]);
  const avatars = new Map(creators.map(({ id, avatarMediaId }) => [id, avatarMediaId]));
  const products = await findProductsOfPosts(
    db,
    posts.map(({ id }) => id),
  );
  const shelves = Map.groupBy(products, ({ postId }) => postId);
  const { hero, product, creator } = tilePictures;
  return posts.flatMap(({ id, profileId, heroMediaId }) => {
    const avatar = avatars.get(profileId);
    return [
      ...(avatar === undefined ? [] : [{ mediaId: avatar, size: { width: creator, height: creator, dpr: 1 } }]),
      ...hero.flatMap((width) => ratios.map((dpr) => ({ mediaId: heroMediaId, size: { width, dpr } }))),
      ...(shelves.get(id) ?? [])
        .slice(0, SHOWN_PRODUCTS)
        .flatMap(({ mediaId }) => ratios.map((dpr) => ({ mediaId, size: { width: product, height: product, dpr } }))),
    ];
  });
}

/** Draws the first pages' pictures while there are no requests, so the first visitor of a page does not wait for them (K-B09). */
export function drawFirstPictures(
  app: FastifyInstance,
  { db, store, clips }: { readonly db: Db; readonly store: ImageStore; readonly clips?: Clips },
): void {
  const end = drawAhead({
    server: app.server,
    list: () => findFirstPictures(db),
    async draw({ mediaId, size }) {
      const media = await findPicture(db, mediaId, clips);
      if (media) await store.picture(media, { ...size, quality: 80, format: 'webp' }, 'ahead');
    },
    onFailure: (error) => app.log.warn({ err: error }, 'a picture could not be drawn ahead'),
  });
  app.addHook('onClose', async () => end());
}
