import { eq } from 'drizzle-orm';
import type { Clips } from '../../clips/routes.ts';
import type { Db } from '../../db/database.ts';
import { anyOf, statement, type Places } from '../../db/statement.ts';
import { inOrderOf } from '../../http/byIds.ts';
import { mediaObjects } from './schema.ts';

export type MediaRow = Awaited<ReturnType<typeof findMedia>>[number];

const { id, type, width, height, dominantColor, alt, recipe, durationMs } = mediaObjects;

const mediaByIds = statement((db, { ids }: Places<{ ids: readonly string[] }>) =>
  db
    .select({ id, type, width, height, dominantColor, alt, recipe, durationMs })
    .from(mediaObjects)
    .where(eq(mediaObjects.id, anyOf(ids))),
);

export async function findMedia(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await mediaByIds(db, { ids }));
}

const pictureById = statement((db, place: Places<{ pictureId: string }>) =>
  db.select({ recipe, width, height }).from(mediaObjects).where(eq(mediaObjects.id, place.pictureId)),
);

/** The recipe of an image: of a clip, if there are clips, the picture that it begins with. */
export async function findPicture(db: Db, pictureId: string, clips?: Clips) {
  const [row] = await pictureById(db, { pictureId });
  if (row?.recipe.kind !== 'clip') return row && { ...row, recipe: row.recipe };
  return clips && { ...row, recipe: clips.stillOf(row.recipe.name) };
}
