import { eq, inArray } from 'drizzle-orm';
import { clipNamed } from '../../clips/clips.ts';
import type { Db } from '../../db/database.ts';
import { inOrderOf } from '../../http/by-ids.ts';
import type { MediaRecipe, Recipe } from '../../images/recipe.ts';
import { mediaObjects } from './schema.ts';

export type MediaRow = Awaited<ReturnType<typeof findMedia>>[number];

const { id, type, width, height, dominantColor, alt, recipe, durationMs } = mediaObjects;

export async function findMedia(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id, type, width, height, dominantColor, alt, recipe, durationMs })
    .from(mediaObjects)
    .where(inArray(mediaObjects.id, [...ids]));
  return inOrderOf(ids, rows);
}

const stillOf = (made: MediaRecipe): Recipe =>
  made.kind === 'clip' ? { kind: 'scene', ...clipNamed(made.name).scene } : made;

/** What the image service makes a picture from: of a clip, the scene that it begins with. */
export async function findPicture(db: Db, pictureId: string) {
  const [row] = await db.select({ recipe, width, height }).from(mediaObjects).where(eq(mediaObjects.id, pictureId));
  return row && { ...row, recipe: stillOf(row.recipe) };
}
