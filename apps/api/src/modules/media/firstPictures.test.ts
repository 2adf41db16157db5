import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';
import { findFirstPictures } from './firstPictures.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

it('finds the pictures of the feed’s tiles, best post first, in the sizes that tiles request', async () => {
  const { insert, database } = platform;
  const profile = await insert.profile();
  const later = await insert.post({ score: 1 });
  const first = await insert.post({ score: 2, profileId: profile.id });
  const details = [];
  for (let position = 0; position < 4; position++) {
    details.push(await insert.productDetails());
    await insert.product({ postId: first.id, position, productDetailsId: details[position]?.id ?? '' });
  }
  const found = await findFirstPictures(database.db);
  const inWords = found.map(({ mediaId, size: { width, height, dpr } }) => `${mediaId} ${width} ${height} ${dpr}`);
  expect(inWords.slice(0, 16)).toEqual([
    `${profile.avatarMediaId} 100 100 1`,
    // Specification 1, section 9: 225 and 450 at one to three pixels each; thumbnails of 88.
    ...[225, 450].flatMap((width) => [1, 2, 3].map((dpr) => `${first.heroMediaId} ${width} undefined ${dpr}`)),
    ...details.slice(0, 3).flatMap(({ mediaId }) => [1, 2, 3].map((dpr) => `${mediaId} 88 88 ${dpr}`)),
  ]);
  expect(inWords.slice(17)).toEqual(
    [225, 450].flatMap((width) => [1, 2, 3].map((dpr) => `${later.heroMediaId} ${width} undefined ${dpr}`)),
  );
});
