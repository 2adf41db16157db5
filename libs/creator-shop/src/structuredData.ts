import type { ApiClient } from '@social-shop/api-client';
import { followersQuery, type Creator } from '@social-shop/creators';
import { paths } from '@social-shop/routing';
import { breadcrumbs, type Describe } from '@social-shop/routing/structuredData';

/** The shop of a creator: who they are. */
export const describeShop =
  (api: ApiClient, { id, name, displayName, bio, avatarUrl }: Creator): Describe =>
  ({ queryClient, address }) => {
    const shop = paths.creatorShop(displayName);
    const followers = queryClient.getQueryData(followersQuery(api, id).queryKey);
    return [
      {
        '@type': 'ProfilePage',
        url: address(shop),
        mainEntity: {
          '@type': 'Person',
          name,
          alternateName: displayName,
          identifier: id,
          url: address(shop),
          image: address(avatarUrl),
          ...(bio && { description: bio }),
          ...(followers !== undefined && {
            interactionStatistic: {
              '@type': 'InteractionCounter',
              interactionType: { '@type': 'FollowAction' },
              userInteractionCount: followers,
            },
          }),
        },
      },
      breadcrumbs({ address }, [[name, shop]]),
    ];
  };
