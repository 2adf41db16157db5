import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** What has been made once, such as the demo catalogue, with the version of the code that made it. */
export const milestones = pgTable('milestones', {
  name: text().primaryKey(),
  version: integer().notNull(),
  at: at('at').notNull(),
});
