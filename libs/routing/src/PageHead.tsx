import { BRAND, useSite } from './site.tsx';

const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;

/** What may join with the character beside it to one that a reader sees (UAX 29): without any of these, each stands for itself. */
const JOINING =
  /[\p{M}\p{Cf}\p{Emoji_Modifier}\p{Regional_Indicator}\r\u0d4e\u0e33\u0eb3\uff9e\uff9f\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u{11003}-\u{11fff}]/u;

/** The characters of a text as readers see them; of a long one at least `enough`. */
function characters(text: string, enough: number): string[] {
  const start = Array.from(text.slice(0, 2 * enough)).slice(0, enough);
  if (!JOINING.test(start.join(''))) return start;
  // Only where it is needed: the first of a browser loads the data of its languages.
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/** Cuts by what a reader sees as one character, so that no emoji or accent is torn; always well-formed (T94). */
export function cut(given: string, length: number): string {
  const text = given.toWellFormed();
  // Fewer code units than allowed characters need no segmentation.
  if (text.length <= length) return text;
  const seen = characters(text, length + 1);
  return seen.length <= length
    ? text
    : `${seen
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/** The title of a page as browsers show it: cut at '|' and 60 characters, with the product's name behind (S22). */
export function pageTitle(title: string | undefined): string {
  const own = cut((title?.split('|')[0] ?? '').trim(), TITLE_LENGTH);
  return own ? `${own} | ${BRAND}` : BRAND;
}

interface ShareImage {
  /** Of a picture at the site's own origin, its path is enough. */
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt?: string | undefined;
}

/** What a page says of itself to browsers, crawlers and share sheets. */
export interface PageHeadProps {
  readonly title?: string;
  readonly description?: string;
  /** Path of the page's one address, without tracking parameters (K-E03). */
  readonly path?: string;
  /** What the page is to those who share it; by default a page of the site. */
  readonly type?: 'article' | 'profile';
  /** The share picture. One with a size, in px, is shown large. */
  readonly image?: ShareImage | undefined;
  readonly noindex?: boolean;
}

/** A page's title, description, canonical address and share card; React hoists them into the head. */
export function PageHead({ title, description, path, type, image, noindex = false }: PageHeadProps) {
  const { publicUrl } = useSite();
  const shown = pageTitle(title);
  const summary = description && cut(description.replace(/\s+/g, ' ').trim(), DESCRIPTION_LENGTH);
  const url = path && publicUrl + path;
  const card = {
    title: shown,
    site_name: BRAND,
    type: type ?? 'website',
    description: summary,
    url,
    image: image && (image.url.startsWith('/') ? publicUrl + image.url : image.url),
    'image:width': image?.width,
    'image:height': image?.height,
    'image:alt': image?.alt,
  };
  return (
    <>
      <title>{shown}</title>
      {summary ? <meta name="description" content={summary} /> : null}
      {url ? <link rel="canonical" href={url} /> : null}
      {Object.entries(card).map(([name, content]) =>
        content ? <meta key={name} property={`og:${name}`} content={String(content)} /> : null,
      )}
      {image ? <meta name="twitter:card" content={image.width ? 'summary_large_image' : 'summary'} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
