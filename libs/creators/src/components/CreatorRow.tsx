import { useApi } from '@social-shop/api-client';
import { CreatorRowLayout, type CreatorView } from '@social-shop/commerce-ui';
import { useQuery } from '@tanstack/react-query';
import { followersQuery } from '../queries.ts';

/** A creator in a row with the follower count, if it loads. */
export function CreatorRow({ creator }: { readonly creator: CreatorView & { readonly id: string } }) {
  const { data } = useQuery(followersQuery(useApi(), creator.id));
  return <CreatorRowLayout creator={creator} {...(data !== undefined && { followersCount: data })} />;
}
