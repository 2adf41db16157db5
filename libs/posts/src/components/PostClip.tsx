import { useApi } from '@social-shop/api-client';
import { TileClip } from '@social-shop/commerce-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clipQuery } from '../queries.ts';

/** The clip of a video post. Its URL is requested when its tile is first in view. */
export function PostClip({ mediaId }: { readonly mediaId: string }) {
  const [seen, setSeen] = useState(false);
  const { data: url } = useQuery({ ...clipQuery(useApi(), mediaId), enabled: seen });
  return <TileClip url={url} onSeen={() => setSeen(true)} />;
}
