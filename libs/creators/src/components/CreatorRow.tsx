import { useApi } from '@social-shop/api-client';
import { CreatorRowLayout, type CreatorView } from '@social-shop/commerce-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { followersQuery } from '../queries.ts';

/** A creator in a row with the follower count, if it loads. `children` are its buttons. */
export function CreatorRow({
  creator,
  children,
}: {
  readonly creator: CreatorView & { readonly id: string };
  readonly children?: ReactNode;
}) {
  const { data } = useQuery(followersQuery(useApi(), creator.id));
  return (
    <CreatorRowLayout creator={creator} {...(data !== undefined && { followersCount: data })}>
      {children}
    </CreatorRowLayout>
  );
}
