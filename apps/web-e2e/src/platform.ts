import { setTimeout } from 'node:timers/promises';
import { PLATFORM_URL } from './addresses.ts';
import { CURATOR } from './hostileTexts.ts';

/** A fault of the platform, for a path or all that begin with it. */
export interface Fault {
  readonly path: string;
  readonly delay_ms?: number;
  readonly status?: number;
  readonly reset?: boolean;
  readonly truncate?: boolean;
  readonly malformed?: boolean;
  readonly distorted?: boolean;
  /** How many requests it affects; without it, all. */
  readonly times?: number;
}

/** Every call fails as if nothing listened. */
export const down: Fault = { path: '/', reset: true };

/** Sets a fault. It lasts until the test ends or the platform recovers. */
export async function fail(fault: Fault): Promise<void> {
  const body = JSON.stringify(fault);
  await changeFaults({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

/** Ends all faults. */
export const recover = (): Promise<void> => changeFaults({ method: 'DELETE' });

/** A busy platform refuses this, too, so it is repeated until the test's own time is over. */
async function changeFaults(change: RequestInit): Promise<void> {
  for (;;) {
    const { ok, status } = await fetch(`${PLATFORM_URL}/faults`, change);
    if (ok) return;
    if (status !== 503) throw new Error(`the platform refused ${change.method} of a fault: ${status}`);
    await setTimeout(200);
  }
}

/** Calls the platform itself; the response has the names of the wire. */
async function ask<Body>(path: string): Promise<Body> {
  const response = await fetch(PLATFORM_URL + path);
  if (!response.ok) throw new Error(`GET ${path} responded with ${response.status}`);
  return (await response.json()) as Body;
}

interface Ltk {
  readonly id: string;
  readonly profile_id: string;
  readonly caption: string;
  readonly products_count: number;
  readonly created_at: string;
}
interface Profile {
  readonly id: string;
  readonly display_name: string;
  readonly name: string;
}

const firstPage = () =>
  ask<{ ltks: Ltk[]; profiles: Profile[] }>('/v3/activities/posts/global/featured?includes=ltks&includes=profiles');

/** The posts of the first page of the home feed. */
export const posts = async (): Promise<readonly Ltk[]> => (await firstPage()).ltks;

/** One of them that has products, with its creator. */
export async function somePost(): Promise<{ readonly post: Ltk; readonly creator: Profile }> {
  const { ltks, profiles } = await firstPage();
  const harmless = profiles.filter(({ display_name }) => display_name !== CURATOR);
  const post = ltks.find(
    ({ products_count, profile_id }) => products_count > 4 && harmless.some(({ id }) => id === profile_id),
  );
  const creator = profiles.find(({ id }) => id === post?.profile_id);
  if (!post || !creator) throw new Error('the catalogue has no post with products on the first page');
  return { post, creator };
}

/** A product of the first page of the feed that its retailer sells in variants. */
export async function someProduct(): Promise<{ readonly id: string }> {
  const { product_details: products } = await ask<{ product_details: { id: string; has_variants: boolean }[] }>(
    '/v3/activities/posts/global/featured?limit=36&includes=product_details',
  );
  const product = products.find(({ has_variants }) => has_variants);
  if (!product) throw new Error('no post on the first page of the feed has a product with variants');
  return product;
}
