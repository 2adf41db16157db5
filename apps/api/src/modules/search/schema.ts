import { sql } from 'drizzle-orm';
import { bigserial, customType, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const word = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Types of documents, as the wire names them. */
export const documentTypes = ['post', 'product', 'profile'] as const;

export type DocumentType = (typeof documentTypes)[number];

/**
 * The index: one row for each post, product and creator, written in the same transaction as the record. The migration partitions the table
 * by type. A trigger on each indexed table deletes the rows of deleted records.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    type: text({ enum: documentTypes }).notNull(),
    id: uuid().notNull(),
    /** The creator of a post. */
    profileId: uuid('profile_id'),
    /** Folded words and their stems, meanings of the lexicon, and attributes for filters, as `document.ts` writes them. */
    words: tsvector().notNull(),
    /** The lowest price in US cents, above 0; null if unknown. */
    price: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id] }),
    index('search_documents_words').using('gin', table.words),
    index('search_documents_profile').on(table.profileId),
  ],
);

/** Ranking data that changes often, in a table of its own so that a change does not rewrite the document. */
export const searchPopularity = pgTable('search_popularity', {
  id: uuid().primaryKey(),
  /** From 0 to 1. */
  popularity: real().notNull(),
  /** When it was published; null if it has no such time. */
  at: at('at'),
});

/** The words of the index as they are written, for prefixes and typing errors. */
export const searchWords = pgTable(
  'search_words',
  {
    word: word().primaryKey(),
    /** The number of documents with the word at its first occurrence, or at the last rebuild of the index. */
    documents: integer().notNull(),
  },
  (table) => [index('search_words_similar').using('gin', sql`${table.word} gin_trgm_ops`)],
);

/** The merchant's additions to the lexicon. */
export const searchLexicon = pgTable(
  'search_lexicon',
  {
    kind: text({ enum: ['category', 'good', 'material', 'colour'] }).notNull(),
    meaning: text().notNull(),
    language: text().notNull(),
    word: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.word, table.kind, table.meaning] })],
);

/** Queries of visitors who consented: each text once per network and month. */
export const searchedTexts = pgTable(
  'searched_texts',
  {
    /** The first day of the month. */
    month: at('month').notNull(),
    text: text().notNull(),
    /** A digest of the sender's network that changes each month: it distinguishes visitors and identifies none. */
    network: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.text, table.network] })],
);

/** Suggestions while somebody types, from the catalogue and from frequent queries. */
export const searchSuggestions = pgTable(
  'search_suggestions',
  {
    /** As it is shown. */
    text: text().primaryKey(),
    words: tsvector().notNull(),
    /** Higher first. */
    weight: real().notNull(),
  },
  (table) => [
    index('search_suggestions_words').using('gin', table.words),
    index('search_suggestions_heaviest').on(table.weight),
  ],
);

/** Hits that signed-in visitors opened, without the visitors. */
export const searchClicks = pgTable('search_clicks', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  at: at('at').notNull(),
  event: text().notNull(),
  searchString: text('search_string').notNull(),
  contentId: text('content_id').notNull(),
  contentType: text('content_type').notNull(),
  clickPosition: integer('click_position'),
  queryId: text('query_id'),
});
