/** Whether a text of the wire is a web address: no `javascript:` becomes a link (T50). */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);

/** The parameters of a link to a retailer (S18): `hlc` is the share hash; `vid`, the visitor, and `ltk_sid`, the visit, exist only after consent. */
export type ShopQuery = Readonly<
  Partial<Record<'li' | 'ci' | 'hlc' | 'variant' | 'vid' | 'ltk_sid', string | null | undefined>>
>;

/** Returns the URL of the platform's redirect to the retailer, which records the click (W18), with these parameters. */
export function shopHref(link: string, query: ShopQuery): string {
  const url = new URL(link);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return url.href;
}
