import { analyticsEvents } from '@social-shop/api-contract';
import type { FastifyInstance } from 'fastify';
import { invalidRequest } from '../../plugins/errors.ts';
import { onOwnMachine } from '../../plugins/own-machine.ts';
import type { ModuleContext } from '../context.ts';
import { markup, sendPage } from '../page.ts';
import { serve } from '../serve.ts';
import { latestEvents, storeEvents } from './repository.ts';

const SHOWN = 200;

export async function analyticsRoutes(app: FastifyInstance, { db }: ModuleContext) {
  serve(app, analyticsEvents, async ({ body: { events } }) => {
    // RFC 3339 allows leap seconds, which no date of ours can hold.
    if (events.some(({ at }) => Number.isNaN(Date.parse(at))))
      throw invalidRequest('An event has an impossible moment.');
    await storeEvents(db, events);
    return { accepted: events.length };
  });

  await onOwnMachine(app, (scope) => {
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
