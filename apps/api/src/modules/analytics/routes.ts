import type { Wire } from '@social-shop/api-contract';
import { analyticsEvents } from '@social-shop/api-contract/calls/analytics';
import type { FastifyInstance } from 'fastify';
import { IsUuid } from 'typebox/format';
import type { ModuleContext } from '../../http/context.ts';
import { markup, sendPage } from '../../http/page.ts';
import { serve } from '../../calls/serve.ts';
import { VisitorLimit } from '../../http/visitorLimit.ts';
import { ApiFailure, invalidRequest } from '../../plugins/errors.ts';
import { onOwnMachine } from '../../plugins/ownMachine.ts';
import { recordActivity } from '../activity/repository.ts';
import { monitoringPage } from './monitoringPage.ts';
import { monthOf, recordSearches } from '../search/searched.ts';
import { latestEvents, storeEvents } from './repository.ts';

const SHOWN = 200;

/** The event of a post that was shared, with its id as `post_id`: these count for 'top shared' (W33). */
const SHARE = 'posts.share';

/** The event of a search, with what was searched for as `query`: enough of them become suggestions. */
const SEARCH = 'search.submit';

/** Ten a second for a minute: an office may share one address. */
const EVENTS = { most: 600, windowMs: 60_000 };

const sharedPosts = (events: Wire<typeof analyticsEvents, 'body'>['events']) =>
  events.flatMap(({ name, properties: { post_id: id } }) =>
    name === SHARE && typeof id === 'string' && IsUuid(id) ? id : [],
  );

const searchedTexts = (events: Wire<typeof analyticsEvents, 'body'>['events']) =>
  events.flatMap(({ name, properties: { query } }) => (name === SEARCH && typeof query === 'string' ? query : []));

export async function analyticsRoutes(app: FastifyInstance, { db, visitorAddress, networkDigestOf }: ModuleContext) {
  const limit = new VisitorLimit(EVENTS);
  serve(app, analyticsEvents, async ({ body: { events }, request, reply }) => {
    // RFC 3339 allows leap seconds, which our dates cannot represent.
    if (events.some(({ at }) => Number.isNaN(Date.parse(at)))) throw invalidRequest('An event has an impossible time.');
    const retryAfter = limit.count(visitorAddress(request), events.length);
    if (retryAfter !== undefined) {
      reply.header('retry-after', retryAfter);
      throw new ApiFailure(429, 'rate-limited', 'Too many events.');
    }
    await storeEvents(db, events);
    const now = new Date();
    await recordActivity(db, {
      kind: 'share',
      postIds: sharedPosts(events),
      network: networkDigestOf(request, now),
      at: now,
    });
    await recordSearches(db, searchedTexts(events), networkDigestOf(request, monthOf(now)), now);
    return { accepted: events.length };
  });

  await onOwnMachine(app, (scope) => {
    monitoringPage(scope, db);
    scope.get('/analytics', { schema: { hide: true } }, async (_request, reply) => {
      const events = await latestEvents(db, SHOWN);
      const rows = events.map(
        ({ at, name, page, properties }) =>
          markup`<tr><td>${at.toISOString()}</td><td>${name}</td><td>${page}</td><td>${JSON.stringify(properties)}</td></tr>`,
      );
      return sendPage(
        reply,
        200,
        'Analytics events',
        markup`<h1>Analytics events</h1>
  <p class="muted">The latest ${SHOWN}, newest first.</p>
  <div class="scroll" tabindex="0" role="region" aria-label="Events"><table>
  <thead><tr><th scope="col">At</th><th scope="col">Event</th><th scope="col">Page</th><th scope="col">Properties</th></tr></thead>
  <tbody>${rows}</tbody>
  </table></div>`,
      );
    });
  });
}
