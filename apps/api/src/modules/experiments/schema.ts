import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const experiments = pgTable(
  'experiments',
  {
    name: text().notNull(),
    variant: text().notNull(),
    value: text().notNull(),
    /** Percent of the visitors with consent who get this variant; null for the variant of everybody else. */
    share: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.variant] }),
    check('experiments_share', sql`${table.share} between 0 and 100`),
  ],
);
