import type { Profile } from '@social-shop/api-contract';
import { fixtureId, solidPicture } from '@social-shop/testing';
import type { Static } from 'typebox';

type WireProfile = Static<typeof Profile>;

/** A creator as the wire has it. */
export const profile = (over: Partial<WireProfile> = {}): WireProfile => ({
  id: fixtureId(1),
  display_name: 'marenholt',
  name: 'Maren Holt',
  avatar_url: solidPicture('#e6dccb'),
  bio: 'Slow dressing by the lake. Linen, wool, and one good bag at a time.',
  cover_url: solidPicture('#5d7a5f'),
  cover_color: '#5d7a5f',
  ...over,
});
