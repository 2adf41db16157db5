import { text, timestamp } from 'drizzle-orm/pg-core';

export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** What products and posts are searched by. */
export const about = {
  /** Named as the hashtag of its feed; null where nothing says. */
  category: text(),
  /** Up to three of the colours that shoppers choose from, the most important first. */
  colours: text().array().notNull().default([]),
  /** What its words are written in (BCP 47); null where nobody said. */
  language: text(),
};
