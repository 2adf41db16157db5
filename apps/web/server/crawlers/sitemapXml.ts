const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE_SCHEMA = 'http://www.google.com/schemas/sitemap-image/1.1';
const START = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An address of the sitemap (sitemaps.org), whole; `changed` is ISO 8601. */
export interface SitemapUrl {
  readonly url: string;
  readonly changed?: string | undefined;
  readonly imageUrl?: string | undefined;
}

const entry = ({ url, changed, imageUrl }: SitemapUrl) =>
  `<url>${element('loc', url)}${changed ? element('lastmod', changed) : ''}${
    imageUrl ? `<image:image>${element('image:loc', imageUrl)}</image:image>` : ''
  }</url>\n`;

/** The index of the sitemap's files. */
export const indexXml = (urls: readonly string[]) =>
  `${START}<sitemapindex xmlns="${SCHEMA}">\n${urls
    .map((url) => `<sitemap>${element('loc', url)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** A file of the sitemap, a part of its addresses at a time. */
export async function* fileXml(parts: AsyncIterable<readonly SitemapUrl[]> | Iterable<readonly SitemapUrl[]>) {
  yield `${START}<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGE_SCHEMA}">\n`;
  for await (const part of parts) yield part.map(entry).join('');
  yield '</urlset>\n';
}
