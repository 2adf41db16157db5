import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Cursors } from './cursors.ts';
import type { Links } from './links.ts';

/** Dependencies of every module. */
export interface ModuleContext {
  readonly db: Db;
  readonly links: Links;
  readonly cursors: Cursors;
  /** The visitor of a call, for rate limits: the host states it for calls that it passes on (W21). */
  readonly visitorAddress: (request: FastifyRequest) => string;
  /** Tells the visitors of an hour apart without naming them. */
  readonly networkDigestOf: (request: FastifyRequest, at: Date) => string;
}
