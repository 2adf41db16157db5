const PICTURES_AT_ONCE = 2;
const LIMIT_MS = 30_000;

/**
 * Requests a page and the pictures of its first view, so the first visitor does not wait for them. Nothing depends on it: a failure here
 * also shows when a visitor comes.
 */
export async function warm(page: string): Promise<void> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const headers = { accept: 'text/html,image/avif,image/webp,*/*' };
  const html = await (await fetch(page, { signal, headers })).text();
  const waiting = firstPictures(html, page);
  const take = async () => {
    for (let url = waiting.shift(); url; url = waiting.shift()) {
      await (await fetch(url, { signal, headers })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, take));
}

/** URLs of all pictures that the page does not load lazily, and of those that it preloads. */
export function firstPictures(html: string, page: string): string[] {
  const tags = html.match(/<(?:img|source|link)\b[^>]*>/g) ?? [];
  const eager = tags.filter((tag) =>
    tag.startsWith('<link') ? /\bas="image"/.test(tag) : !/loading="lazy"/.test(tag),
  );
  const addresses = eager.flatMap((tag) =>
    [...tag.matchAll(/\b(src|href|srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, name = '', value = '']) =>
      /srcset/i.test(name) ? value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '') : [value],
    ),
  );
  return [...new Set(addresses.filter(Boolean).map((address) => new URL(address.replaceAll('&amp;', '&'), page).href))];
}
