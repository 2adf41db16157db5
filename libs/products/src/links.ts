/** Where a product is shown: `li` its post, `ci` the content that led to it (S18). */
export interface ProductSource {
  readonly li: string;
  readonly ci: string;
}

/** Whether a text of the wire is a web address: no `javascript:` becomes a link (T50). */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);

/** The address of a product's shop, through the platform's redirect that records the click (W18), with what S18 carries along. */
export function shopHref(link: string, source: ProductSource): string {
  const url = new URL(link);
  url.searchParams.set('li', source.li);
  url.searchParams.set('ci', source.ci);
  return url.href;
}
