import type { MediaObject } from '@social-shop/api-contract';
import type { Static } from 'typebox';
import type { Links } from '../../http/links.ts';
import type { MediaRow } from './repository.ts';

export function presentMedia(links: Links, row: MediaRow): Static<typeof MediaObject> {
  const { id, type, recipe } = row;
  return {
    id,
    type,
    url: recipe.kind === 'clip' ? links.clip(recipe.name) : links.image(id),
    width: row.width,
    height: row.height,
    dominant_color: row.dominantColor,
    alt: row.alt,
    ...(type === 'video' && { poster_url: links.image(id) }),
    ...(row.durationMs !== null && { duration_ms: row.durationMs }),
  };
}
