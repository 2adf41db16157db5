import { eq, inArray } from 'drizzle-orm';
import type { Clips } from '../../clips/routes.ts';
import type { Db } from '../../db/database.ts';
import { inOrderOf } from '../../http/by-ids.ts';
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

/** What the image service makes a picture from: of a clip, where there are clips, the picture that it begins with. */
export async function findPicture(db: Db, pictureId: string, clips?: Clips) {
  const [row] = await db.select({ recipe, width, height }).from(mediaObjects).where(eq(mediaObjects.id, pictureId));
  if (row?.recipe.kind !== 'clip') return row && { ...row, recipe: row.recipe };
  return clips && { ...row, recipe: clips.stillOf(row.recipe.name) };
}
