import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { MediaRecipe } from '../../images/recipe.ts';

/** Every picture and clip of the platform, as a recipe: heroes, packshots, avatars, covers, marks. */
export const mediaObjects = pgTable('media_objects', {
  id: uuid().primaryKey(),
  type: text({ enum: ['image', 'video'] }).notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  dominantColor: text('dominant_color').notNull(),
  alt: text().notNull(),
  recipe: jsonb().$type<MediaRecipe>().notNull(),
  durationMs: integer('duration_ms'),
});
