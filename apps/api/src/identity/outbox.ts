import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { markup, sendPage } from '../http/page.ts';
import type { IdentityContext } from './context.ts';
import { outbox } from './schema.ts';

const SHOWN = 50;

/**
 * The mail of an installation without a mail server. Its readers can take over accounts, so it is registered on one's own machine only
 * (P17).
 */
export function outboxPage(app: FastifyInstance, { db, env }: Pick<IdentityContext, 'db' | 'env'>): void {
  if (env.smtpUrl !== undefined) return;

  app.get('/outbox', { schema: { hide: true } }, async (_request, reply) => {
    const mails = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(SHOWN);
    const items = mails.map(({ at, recipient, subject, body }) => {
      const [before = '', link = '', after = ''] = body.split(/(https?:\/\/\S+)/);
      return markup`<article><h2>${subject}</h2><p class="muted">To ${recipient}, ${at.toISOString()}</p>
<p class="mail">${before}<a href="${link}">${link}</a>${after}</p></article>`;
    });
    return sendPage(
      reply,
      200,
      'Outbox',
      markup`<h1>Outbox</h1>
<p class="muted">Mail that was not sent, because no mail server is set (SMTP_URL). The latest ${SHOWN}, newest first.</p>
${items}`,
    );
  });
}
