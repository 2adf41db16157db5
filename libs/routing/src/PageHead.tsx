import { BRAND, useSite } from './site.tsx';

const TITLE_LENGTH = 60;
/** Of a title; a dozen characters are left for the page's own words. */
const DISTINCTION_LENGTH = 44;
const DESCRIPTION_LENGTH = 155;

/** Characters that may join with a neighbour to one visible character (UAX 29). Without any of these, each is its own. */
const JOINING =
  /[\p{M}\p{Cf}\p{Emoji_Modifier}\p{Regional_Indicator}\r\u0d4e\u0e33\u0eb3\uff9e\uff9f\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u{11003}-\u{11fff}]/u;

/** Returns the visible characters of a text; of a long one at least `enough`. */
function characters(text: string, enough: number): string[] {
  const start = Array.from(text.slice(0, 2 * enough)).slice(0, enough);
  if (!JOINING.test(start.join(''))) return start;
  // Only if needed: a browser's first segmenter loads the data of its languages.
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/** Cuts between visible characters, so that no emoji or accent is torn. The result is always well-formed (T94). */
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

/** The title of a page in browsers: cut at '|' and 60 characters, followed by the product's name (S22). */
export function pageTitle(title: string | undefined): string {
  const own = cut((title?.split('|')[0] ?? '').trim(), TITLE_LENGTH);
  return own ? `${own} | ${BRAND}` : BRAND;
}

/**
 * Returns a title for a page whose words other pages have, too: as many of them as there is room for, then what tells the page from the
 * others, such as its creator.
 */
export function distinctTitle(words: string, distinction: string): string {
  const end = ` – ${cut(distinction.replaceAll('|', ' ').trim(), DISTINCTION_LENGTH)}`;
  return cut(words.split('|')[0]?.trim() ?? '', TITLE_LENGTH - end.length) + end;
}

interface ShareImage {
  /** URL of the picture. A path is enough at the site's own origin. */
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt?: string | undefined;
}

/** The metadata of a page for browsers, crawlers and share sheets. */
export interface PageHeadProps {
  readonly title?: string;
  readonly description?: string;
  /** Path of the canonical address, without tracking parameters (K-E03). */
  readonly path?: string;
  /** Open Graph type; by default a page of the site. */
  readonly type?: 'article' | 'profile';
  /** The share picture. With a size, in px, it is shown large. */
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
