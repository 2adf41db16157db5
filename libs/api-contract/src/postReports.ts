import { Type } from 'typebox';
import { Cursor, Id, Meta, Timestamp, limit, object, schemas } from './wire.ts';

/** Why a person reports a post. */
export const reportReasons = ['misleading', 'products', 'offensive', 'violence', 'rights', 'other'] as const;

/** A person's report of a post. There is one per person and post. */
export const PostReport = object({
  id: Id,
  ltk_id: Id,
  reason: Type.Enum(reportReasons),
  reported_at: Timestamp,
});

/** All reports, newest first; 403 for everybody but support agents. */
export const postReportsList = schemas({
  id: 'ltk_reports.list',
  query: object({ next: Type.Optional(Cursor), limit: limit(36) }),
  response: object({ ltk_reports: Type.Array(PostReport), meta: Meta }),
  status: 200,
});

/** 200 with the first report if the person has reported the post before (W20). */
export const createPostReport = schemas({
  id: 'ltk_reports.create',
  body: object({ ltk_id: Id, reason: Type.Enum(reportReasons) }),
  response: object({ ltk_report: PostReport }),
  status: 201,
});
