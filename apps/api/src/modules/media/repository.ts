import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { mediaObjects } from '../../db/schema.ts';
import { inOrderOf } from '../by-ids.ts';

export type MediaRow = Awaited<ReturnType<typeof findMedia>>[number];

const { id, type, width, height, dominantColor, alt, durationMs } = mediaObjects;

export async function findMedia(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id, type, width, height, dominantColor, alt, durationMs })
    .from(mediaObjects)
    .where(inArray(mediaObjects.id, [...ids]));
  return inOrderOf(ids, rows);
}

/** What the image service makes a picture from: of a clip, its still. */
export async function findPicture(db: Db, pictureId: string) {
  const [row] = await db
    .select({ recipe: mediaObjects.recipe, width, height })
    .from(mediaObjects)
    .where(eq(mediaObjects.id, pictureId));
  return row;
}
