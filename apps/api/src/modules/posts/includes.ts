import type { ModuleContext } from '../../http/context.ts';
import { presentMedia } from '../media/present.ts';
import { findMedia } from '../media/repository.ts';
import { presentProduct, presentProductDetails } from '../products/present.ts';
import { findProductDetails, findProductsOfPosts } from '../products/repository.ts';
import { presentProfile } from '../profiles/present.ts';
import { findProfiles } from '../profiles/repository.ts';
import { mediaOf, presentLtk, presentPost } from './present.ts';
import type { PostRow } from './repository.ts';

type Include = 'profiles' | 'ltks' | 'posts' | 'media_objects' | 'products' | 'product_details';

/** The related records of a list of posts: only the requested kinds, with at most one statement each (W16). */
export async function includesOf(
  { db, links }: ModuleContext,
  rows: readonly PostRow[],
  asked: readonly Include[] = [],
) {
  const has = (include: Include) => asked.includes(include);
  const products =
    has('products') || has('product_details')
      ? await findProductsOfPosts(
          db,
          rows.map((row) => row.id),
        )
      : [];
  return {
    ...(has('ltks') && { ltks: rows.map((row) => presentLtk(links, row)) }),
    ...(has('posts') && { posts: rows.map(presentPost) }),
    ...(has('profiles') && {
      profiles: (
        await findProfiles(
          db,
          rows.map((row) => row.profileId),
        )
      ).map((row) => presentProfile(links, row)),
    }),
    ...(has('media_objects') && {
      media_objects: (await findMedia(db, rows.flatMap(mediaOf))).map((row) => presentMedia(links, row)),
    }),
    ...(has('products') && { products: products.map((row) => presentProduct(links, row)) }),
    ...(has('product_details') && {
      product_details: (
        await findProductDetails(
          db,
          products.map((row) => row.productDetailsId),
        )
      ).map((row) => presentProductDetails(links, row)),
    }),
  };
}
