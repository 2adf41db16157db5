import type { Profile } from '@social-shop/api-contract';
import type { Static } from 'typebox';
import type { Links } from '../../http/links.ts';
import type { ProfileRow } from './repository.ts';

export function presentProfile(links: Links, row: ProfileRow): Static<typeof Profile> {
  return {
    id: row.id,
    display_name: row.displayName,
    name: row.name,
    bio: row.bio,
    avatar_url: links.image(row.avatarMediaId),
    ...(row.coverMediaId !== null && { cover_url: links.image(row.coverMediaId) }),
    ...(row.coverColor !== null && { cover_color: row.coverColor }),
  };
}
