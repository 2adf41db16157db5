import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { markup, sendPage, type Markup } from '../../http/page.ts';
import { errorsByDay, MEASURED_DAYS, measuresByDay } from './monitoring.ts';

const table = (label: string, columns: readonly string[], rows: readonly Markup[]) => markup`<h2>${label}</h2>
  <div class="scroll" tabindex="0" role="region" aria-label="${label}"><table>
  <thead><tr>${columns.map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead>
  <tbody>${rows}</tbody>
  </table></div>`;

const cells = (values: readonly (string | number)[]) =>
  markup`<tr>${values.map((value) => markup`<td>${value}</td>`)}</tr>`;

/** CLS has no unit and is small; the others are milliseconds. */
const shown = (value: number) => (value < 10 ? value.toFixed(3) : value.toFixed(0));

/** `/vitals`: what browsers measured, by page and day. */
export function monitoringPage(scope: FastifyInstance, db: Db) {
  scope.get('/vitals', { schema: { hide: true } }, async (_request, reply) => {
    const since = new Date(Date.now() - MEASURED_DAYS * 86_400_000);
    const [measures, errors] = await Promise.all([measuresByDay(db, since), errorsByDay(db, since)]);
    const body = markup`<h1>What browsers measured</h1>
  <p class="muted">The last ${MEASURED_DAYS} days, in UTC. Milliseconds, except for CLS. One visit in a hundred is measured, and every one on this machine.</p>
  ${table(
    'Percentiles',
    ['Day', 'Page', 'Measure', 'Count', '50 %', '75 %', '95 %'],
    measures.map(({ day, page, measure, count, p50, p75, p95 }) =>
      cells([day, page, measure, count, shown(p50), shown(p75), shown(p95)]),
    ),
  )}
  ${table(
    'Errors',
    ['Day', 'Page', 'Error', 'Place', 'Count'],
    errors.map(({ day, page, error, place, count }) => cells([day, page, error, place, count])),
  )}`;
    return sendPage(reply, 200, 'What browsers measured', body);
  });
}
