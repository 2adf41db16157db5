import { useApi } from '@social-shop/api-client';
import { CreatorHeaderLayout } from '@social-shop/commerce-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Creator } from '../api.ts';
import { followersQuery } from '../queries.ts';

/** The head of a creator's own page, with the follower count, if it loads. `children` are its buttons. */
export function CreatorHeader({ creator, children }: { readonly creator: Creator; readonly children?: ReactNode }) {
  const { data } = useQuery(followersQuery(useApi(), creator.id));
  return (
    <CreatorHeaderLayout creator={creator} {...(data !== undefined && { followersCount: data })}>
      {children}
    </CreatorHeaderLayout>
  );
}
