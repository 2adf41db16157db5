import type { Profile } from '@social-shop/api-contract';
import { fixtureId } from '@social-shop/testing';
import { pictures } from '@social-shop/testing/pictures';
import type { Static } from 'typebox';

type WireProfile = Static<typeof Profile>;

/** A creator, as on the wire. */
export const profile = (over: Partial<WireProfile> = {}): WireProfile => ({
  id: fixtureId(1),
  display_name: 'marenholt',
  name: 'Maren Holt',
  avatar_url: pictures.portrait,
  bio: 'Slow dressing by the lake. Linen, wool, and one good bag at a time.',
  cover_url: pictures.cover,
  cover_color: '#c3cbb4',
  ...over,
});
