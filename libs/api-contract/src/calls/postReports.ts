import { memberCall } from '../call.ts';
import type * as schemas from '../postReports.ts';

export const postReportsList = memberCall<typeof schemas.postReportsList>({ method: 'GET', path: '/v2/ltk_reports/' });

export const createPostReport = memberCall<typeof schemas.createPostReport>({
  method: 'POST',
  path: '/v2/ltk_reports/',
});
