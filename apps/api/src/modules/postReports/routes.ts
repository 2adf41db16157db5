import type { PostReport } from '@social-shop/api-contract';
import { createPostReport, postReportsList } from '@social-shop/api-contract/calls/postReports';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { serve } from '../../calls/serve.ts';
import type { ModuleContext } from '../../http/context.ts';
import { markup, sendPage } from '../../http/page.ts';
import { page } from '../../http/paging.ts';
import { ApiFailure, notFound } from '../../plugins/errors.ts';
import { onOwnMachine } from '../../plugins/ownMachine.ts';
import { postExists } from '../posts/repository.ts';
import { addReport, pageOfReports, type ReportRow } from './repository.ts';

/** Reports on the page of one's own machine. */
const SHOWN = 200;

export async function postReportsRoutes(app: FastifyInstance, { db, cursors }: Pick<ModuleContext, 'db' | 'cursors'>) {
  serve(app, postReportsList, async ({ query, person }) => {
    // As themselves: a view of a customer is not the agent's own session.
    if (person.user.role !== 'support')
      throw new ApiFailure(403, 'forbidden', 'Reports are listed for support agents.');
    const { rows, meta } = await page(cursors, postReportsList, query, {
      read: (stretch) => pageOfReports(db, stretch),
      keyOf: ({ reportedAt }) => reportedAt.getTime(),
    });
    return { ltk_reports: rows.map(present), meta };
  });

  serve(app, createPostReport, async ({ body: { ltk_id: postId, reason }, person: { user }, reply }) => {
    if (!(await postExists(db, postId))) throw notFound(`Post ${postId}`);
    const added = await addReport(db, { userId: user.id, postId, reason });
    if (!added) throw notFound(`Post ${postId}`);
    if (!added.isNew) reply.code(200);
    return { ltk_report: present(added.report) };
  });

  await onOwnMachine(app, (scope) => {
    scope.get('/reports', { schema: { hide: true } }, async (_request, reply) => {
      const reports = await pageOfReports(db, { moment: new Date(), count: SHOWN });
      const rows = reports.map(
        ({ reportedAt, reason, postId }) =>
          markup`<tr><td>${reportedAt.toISOString()}</td><td>${reason}</td><td>${postId}</td></tr>`,
      );
      const body = markup`<h1>Reported posts</h1>
  <p class="muted">The latest ${SHOWN}, newest first.</p>
  <div class="scroll" tabindex="0" role="region" aria-label="Reports"><table>
  <thead><tr><th scope="col">At</th><th scope="col">Reason</th><th scope="col">Post</th></tr></thead>
  <tbody>${rows}</tbody>
  </table></div>`;
      return sendPage(reply, 200, 'Reported posts', body);
    });
  });
}

const present = ({ id, postId, reason, reportedAt }: ReportRow): Static<typeof PostReport> => ({
  id,
  ltk_id: postId,
  reason,
  reported_at: reportedAt.toISOString(),
});
