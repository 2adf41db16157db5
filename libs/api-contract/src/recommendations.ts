import { Type } from 'typebox';
import { MediaObject } from './media.ts';
import { PostMedia } from './posts.ts';
import { FollowersStatistics, Profile } from './profiles.ts';
import { includes, limit, object, schemas } from './wire.ts';

/** `posts` are the latest three of each creator, with their `media_objects`. */
const withIncludes = includes('followers_statistics', 'posts', 'media_objects');

const response = object({
  profiles: Type.Array(Profile),
  followers_statistics: Type.Optional(Type.Array(FollowersStatistics)),
  posts: Type.Optional(Type.Array(PostMedia)),
  media_objects: Type.Optional(Type.Array(MediaObject)),
});

/** Creators whom the caller does not follow, the most fitting first: a strip of three (S17). */
export const recommendedProfiles = schemas({
  id: 'recommended_profiles.list',
  query: object({ limit: limit(3), includes: withIncludes }),
  response,
  status: 200,
});

/** The same, for a page of its own. */
export const profileRecommendations = schemas({
  id: 'recommendations.profiles',
  query: object({ limit: limit(30), includes: withIncludes }),
  response,
  status: 200,
});
