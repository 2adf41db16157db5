/** Whether a text of the wire is a web address: no `javascript:` becomes a link (T50). */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);

/** What a link to a retailer carries along (S18); `hlc` is the share hash, `vid` the visitor and `ltk_sid` the visit, both only after consent. */
export type ShopQuery = Readonly<
  Partial<Record<'li' | 'ci' | 'hlc' | 'variant' | 'vid' | 'ltk_sid', string | null | undefined>>
>;

/** The address of a product's shop, through the platform's redirect that records the click (W18), with what S18 carries along. */
export function shopHref(link: string, query: ShopQuery): string {
  const url = new URL(link);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return url.href;
}
