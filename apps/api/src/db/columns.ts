import { text, timestamp } from 'drizzle-orm/pg-core';

export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Columns for searching products and posts. */
export const about = {
  /** Named as the hashtag of its feed; null if unknown. */
  category: text(),
  /** Up to three of the colours that visitors can filter by, the most important first. */
  colours: text().array().notNull().default([]),
  /** The language of its texts (BCP 47); null if unknown. */
  language: text(),
};
