import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Cursors } from './cursors.ts';
import type { Links } from './links.ts';

/** What every module works with. */
export interface ModuleContext {
  readonly db: Db;
  readonly links: Links;
  readonly cursors: Cursors;
  /** Whose call it is, for counts: the host says so of those that it passes on (W21). */
  readonly visitorAddress: (request: FastifyRequest) => string;
  /** Tells the visitors of an hour apart without naming them. */
  readonly networkDigestOf: (request: FastifyRequest, at: Date) => string;
}
