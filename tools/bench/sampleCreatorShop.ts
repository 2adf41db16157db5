import type { Shop } from './shop.ts';

/** Address of a sample page with a creator's posts: that of the first creator of the feed. */
export async function sampleCreatorShop({ url, platformUrl }: Shop): Promise<string> {
  const feed = await fetch(`${platformUrl}/v3/activities/posts/global/featured?limit=1&includes=profiles`);
  const { profiles } = (await feed.json()) as { readonly profiles: readonly [{ readonly display_name: string }] };
  return `${url}/explore/${profiles[0].display_name}`;
}
