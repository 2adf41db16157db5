import { useTrack } from '@social-shop/analytics';
import { useApi } from '@social-shop/api-client';
import { imageUrl, ShareButton, shareCard } from '@social-shop/commerce-ui';
import { CreatorHeader, creatorQuery, FloatingFollowButton } from '@social-shop/creators';
import { useIntl } from '@social-shop/i18n';
import { EndlessList } from '@social-shop/lists';
import { creatorPostsQuery, postTileOfCreator, usePostSeen } from '@social-shop/posts';
import { PageHead, paths } from '@social-shop/routing';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { shopShared, shopShareCancelled } from '../events.ts';
import { messages } from '../messages.ts';

/** `/explore/{displayName}`: who the creator is, and everything they posted. */
export function Component() {
  const { displayName = '' } = useParams();
  const [search] = useSearchParams();
  const intl = useIntl();
  const api = useApi();
  const track = useTrack();
  const { data: creator } = useSuspenseQuery(creatorQuery(api, displayName));
  const { name, bio } = creator;
  const card = creator.coverUrl
    ? shareCard(creator.coverUrl)
    : { url: imageUrl(creator.avatarUrl, { width: 225, height: 225, format: 'jpg' }) };
  const path = paths.creatorShop(creator.displayName);
  const posts = creatorPostsQuery(api, creator.id, search.get('next'));
  const isEmpty = useQueryClient().getQueryData(posts.queryKey)?.pages[0]?.items.length === 0;
  return (
    <>
      <PageHead
        title={name}
        description={bio}
        path={path}
        type="profile"
        image={{ ...card, alt: name }}
        noindex={isEmpty}
      />
      <CreatorHeader creator={creator}>
        <ShareButton
          look="round"
          title={name}
          text={bio}
          url={path}
          onShare={() => track(shopShared(creator.id))}
          onCancel={() => track(shopShareCancelled(creator.id))}
        />
        <FloatingFollowButton creator={creator} />
      </CreatorHeader>
      <EndlessList
        query={posts}
        tile={postTileOfCreator}
        label={intl.formatMessage(messages.posts, { name })}
        path={path}
        priority
        {...usePostSeen()}
      />
    </>
  );
}
