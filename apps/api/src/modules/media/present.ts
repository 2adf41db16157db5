import type { MediaObject } from '@social-shop/api-contract';
import type { Static } from 'typebox';
import type { Links } from '../links.ts';
import type { MediaRow } from './repository.ts';

export function presentMedia(links: Links, row: MediaRow): Static<typeof MediaObject> {
  return {
    id: row.id,
    type: row.type,
    url: links.image(row.id),
    width: row.width,
    height: row.height,
    dominant_color: row.dominantColor,
    alt: row.alt,
    ...(row.type === 'video' && { poster_url: links.image(row.id) }),
    ...(row.durationMs !== null && { duration_ms: row.durationMs }),
  };
}
