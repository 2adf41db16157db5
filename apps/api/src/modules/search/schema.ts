import { sql } from 'drizzle-orm';
import { bigserial, customType, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const word = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** What is searched for, in the words of the wire. */
export const documentTypes = ['post', 'product', 'profile'] as const;

export type DocumentType = (typeof documentTypes)[number];

/**
 * What posts, products and creators are found by: one row each, written in the same transaction. The migration divides the table by type.
 * A trigger of each indexed table deletes the rows of what is deleted.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    type: text({ enum: documentTypes }).notNull(),
    id: uuid().notNull(),
    /** The creator of a post. */
    profileId: uuid('profile_id'),
    /** Folded words and their stems, meanings of the lexicon, and what filters select by, as `document.ts` writes them. */
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

/** What moves hits up and changes often, beside the index, so that a change does not write a document anew. */
export const searchPopularity = pgTable('search_popularity', {
  id: uuid().primaryKey(),
  /** From 0 to 1. */
  popularity: real().notNull(),
  /** When it was published; null for what has no such time. */
  at: at('at'),
});

/** The words of the index as they are written, for what is typed half or wrong. */
export const searchWords = pgTable(
  'search_words',
  {
    word: word().primaryKey(),
    /** How many documents had it when they were first written, or when the index was last rebuilt. */
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

/** What visitors searched for, with their consent: each text once per network and month. */
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

/** What is suggested while somebody types: from the catalogue, and from what enough people searched for. */
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

/** Hits that signed-in visitors opened, without who they were. */
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
