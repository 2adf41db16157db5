import { profileRecommendations, recommendedProfiles } from '@social-shop/api-contract/calls/recommendations';
import { fixtureId, mock, type Mocks } from '@social-shop/testing';
import { postPicture } from '@social-shop/testing/pictures';
import { profile } from './fixtures.ts';

const NAMES = [
  'Kiki Adeyemi',
  'Otto Brandt',
  'ليلى حداد',
  'The Quiet Wardrobe',
  'Alexandrina Featherstonehaugh-Montgomery',
];

/** The nth recommended creator, beginning with 1. */
export const recommendedProfile = (number: number) =>
  profile({
    id: fixtureId(7_000 + number),
    display_name: `creator.${number}`,
    name: NAMES[number - 1] ?? `Creator ${number}`,
  });

const PICTURES = 3;

function response(count: number) {
  const profiles = Array.from({ length: count }, (_, index) => recommendedProfile(index + 1));
  const pictures = profiles.flatMap(({ id }, creator) =>
    Array.from({ length: PICTURES }, (_, nth) => {
      const number = creator * PICTURES + nth + 1;
      const { url, width, height, color, alt } = postPicture(number);
      return {
        creator: id,
        post: fixtureId(7_100 + number),
        media: { id: fixtureId(7_300 + number), url, width, height, dominant_color: color, alt },
      };
    }),
  );
  return {
    profiles,
    followers_statistics: profiles.map(({ id }, index) => ({
      profile_id: id,
      followers_count: 96_100 - 1_000 * index,
    })),
    posts: pictures.map(({ creator, post, media }) => ({
      id: post,
      post_profile_id: creator,
      media_object_ids: [media.id],
    })),
    media_objects: pictures.map(({ media }) => ({ ...media, type: 'image' as const })),
  };
}

/** Mocked responses with recommended creators: three for the strip, and thirty. */
export const recommendationsMocks = (): Mocks => ({
  ...mock(recommendedProfiles, response(3)),
  ...mock(profileRecommendations, response(30)),
});
