import { describeScene, idOf, MediaLibrary, piecesOf, SQUARE } from '../catalogue/demo.ts';
import * as schema from '../catalogue/tables.ts';
import type { Transaction } from '../db/write.ts';
import { writeIndex } from '../modules/search/writeIndex.ts';

/** The creator of posts with imported products. */
export const curator = {
  id: idOf('profile', 'marguerite.oakes'),
  displayName: 'marguerite.oakes',
  name: 'Marguerite Oakes',
  bio: 'I read shop catalogues so that you do not have to. New arrivals, honestly picked.',
  palette: 'sage',
};

/** Creates the curator unless the database has them. */
export async function ensureCurator(transaction: Transaction): Promise<void> {
  const media = new MediaLibrary();
  const { palette, ...row } = curator;
  const cover = { family: 'rail', palette, seed: 'cover marguerite.oakes' };
  const coverSize = { width: 1200, height: 400 };
  const coverAlt = describeScene(cover, piecesOf(cover, coverSize.height / coverSize.width));
  const avatarMediaId = media.addImage(
    { kind: 'avatar', seed: row.displayName, palette },
    SQUARE,
    `Line portrait of ${row.name}.`,
  );
  const coverMediaId = media.addImage({ kind: 'scene', ...cover }, coverSize, coverAlt);
  await transaction.insert(schema.mediaObjects).values(media.rows).onConflictDoNothing();
  await transaction
    .insert(schema.profiles)
    .values({
      ...row,
      avatarMediaId,
      coverMediaId,
      followersCount: 18_400,
      createdAt: new Date('2025-03-14T09:00:00Z'),
    })
    .onConflictDoNothing();
  await writeIndex(transaction, { profile: [curator.id] });
}
