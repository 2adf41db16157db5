import type { Shop } from './shop.ts';

/** Address of a sample page with one post and its products: that of the first post of the feed. */
export async function samplePost({ url, platformUrl }: Shop): Promise<string> {
  const feed = await fetch(`${platformUrl}/v3/activities/posts/global/featured?limit=1`);
  const { activities } = (await feed.json()) as { readonly activities: readonly [{ readonly post_id: string }] };
  return `${url}/posts/${activities[0].post_id}`;
}
