import type { Db } from '../db/database.ts';
import type { Cursors } from './cursors.ts';
import type { Links } from './links.ts';

/** What every module works with. */
export interface ModuleContext {
  readonly db: Db;
  readonly links: Links;
  readonly cursors: Cursors;
}
