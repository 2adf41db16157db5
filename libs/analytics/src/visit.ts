import type { TrackedEvent } from './events.ts';

/** 30 minutes since the last page (P6). */
const VISIT_S = 1_800;

/** Longer values are not names of campaigns. */
const LONGEST = 100;

interface Landing {
  /** Query of the address that the visit began with. */
  readonly search: string;
  /** Address of the page that led here, or nothing. */
  readonly referrer: string;
  /** Origin of the shop. */
  readonly origin: string;
}

/** A campaign's name for itself; a value with an `@` may be somebody's address. */
const campaignValue = (value: string | null) => (value && !value.includes('@') ? value.slice(0, LONGEST) : undefined);

/** Returns the campaign of a visit (specification 1, section 9), and the origin of a referrer on another site. */
export function ledBy({ search, referrer, origin }: Landing): TrackedEvent['properties'] {
  const query = new URLSearchParams(search);
  const led: Record<string, string> = {};
  for (const part of ['campaign', 'source', 'medium', 'term', 'content']) {
    const value = campaignValue(query.get(`utm_${part}`));
    if (value) led[`utm_${part}`] = value;
  }
  if (query.get('ttclid') && !led['utm_source']) led['utm_source'] = 'tiktok_one';
  const from = URL.canParse(referrer) ? new URL(referrer).origin : origin;
  if (from !== origin && from !== 'null') led['referrer'] = from;
  return led;
}

const cookieOf = (name: string) =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * The ids of the visit and of the browser, which exist only after consent. The visit's is made here, and lasts for 30 minutes after its
 * last page; the browser's is the server's.
 */
export function visitIds(): TrackedEvent['properties'] {
  const visit = cookieOf('ltk_sid') ?? crypto.randomUUID();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `ltk_sid=${visit}; Max-Age=${VISIT_S}; Path=/; SameSite=Lax${secure}`;
  const visitor = cookieOf('vid');
  return { ltk_sid: visit, ...(visitor ? { vid: visitor } : {}) };
}
