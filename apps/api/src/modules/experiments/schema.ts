import { pgTable, text } from 'drizzle-orm/pg-core';

export const experiments = pgTable('experiments', {
  name: text().primaryKey(),
  variant: text().notNull(),
  value: text().notNull(),
});
