import type { Env } from '../env.ts';
import { toShortId } from './shortId.ts';

/** Every URL in responses or on pages of the platform. */
export interface Links {
  /** Accepts the image service's parameters. */
  image(mediaId: string): string;
  /** The file of a clip, in byte ranges. */
  clip(name: string): string;
  /** A post on the shop's own site. */
  post(postId: string): string;
  /** Records the click and redirects to the retailer (W18), from a product of a post or from a product's details. */
  click(productId: string): string;
  /** The retailer's page: in the demo, one of the platform. */
  retailerPage(retailerSlug: string, productDetailsId: string): string;
}

export function createLinks({
  apiUrl,
  publicUrl,
  imageBaseUrl,
}: Pick<Env, 'apiUrl' | 'publicUrl' | 'imageBaseUrl'>): Links {
  return {
    image: (mediaId) => `${imageBaseUrl}/${toShortId(mediaId)}`,
    clip: (name) => `${publicUrl}/clips/${name}.mp4`,
    post: (postId) => `${publicUrl}/posts/${postId}`,
    click: (productId) => `${apiUrl}/links/${productId}`,
    retailerPage: (slug, productDetailsId) => `${apiUrl}/retailers/${encodeURIComponent(slug)}/${productDetailsId}`,
  };
}
