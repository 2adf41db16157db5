import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** One-time steps that are done, such as the demo catalogue, with the version of their code. */
export const milestones = pgTable('milestones', {
  name: text().primaryKey(),
  version: integer().notNull(),
  at: at('at').notNull(),
});
