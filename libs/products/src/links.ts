import type { Product } from './api.ts';

/** Where a product is shown: `li` its post, `ci` the content that led to it (S18). */
export interface ProductSource {
  readonly li: string;
  readonly ci: string;
}

/**
 * The address of a product's shop, through the platform's redirect that records the click (W18), with what S18 carries
 * along. `undefined` when the wire gives anything but a web address, so that no `javascript:` becomes a link (T50).
 */
export function shopHref({ links }: Pick<Product, 'links'>, source: ProductSource): string | undefined {
  if (!URL.canParse(links.ltkWeb)) return undefined;
  const url = new URL(links.ltkWeb);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  url.searchParams.set('li', source.li);
  url.searchParams.set('ci', source.ci);
  return url.href;
}
