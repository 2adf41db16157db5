import type { Wire } from '@social-shop/api-contract';
import type { searchClick } from '@social-shop/api-contract/calls/search';
import type { Db } from '../../db/database.ts';
import { logExpiry } from '../../jobs/expiry.ts';
import { searchClicks } from './schema.ts';
import { cutQuery } from './terms.ts';

const KEPT_MS = 90 * 86_400_000;

/** Clicks on hits are kept for 90 days. */
export const expireSearchClicks = logExpiry('expire-search-clicks', searchClicks, KEPT_MS);

/** Stores that a hit was opened, with the platform's own time and without the visitor. */
export async function recordSearchClick(db: Db, click: Wire<typeof searchClick, 'body'>): Promise<void> {
  await db.insert(searchClicks).values({
    at: new Date(),
    event: click.event,
    searchString: cutQuery(click.search_string),
    contentId: click.content_id,
    contentType: click.content_type,
    clickPosition: click.click_position ?? null,
    queryId: click.query_id ?? null,
  });
}
