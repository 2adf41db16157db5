import { useTrack } from '@social-shop/analytics';
import { useApi } from '@social-shop/api-client';
import { normalizeHashtag } from '@social-shop/api-contract/hashtag';
import { CaptionText, Formatted, shareCard, ShareButton, VisuallyHidden } from '@social-shop/commerce-ui';
import { CreatorRow, FollowButton } from '@social-shop/creators';
import { useIntl } from '@social-shop/i18n';
import { EndlessList } from '@social-shop/lists';
import { PageHead, paths } from '@social-shop/routing';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PostMenu } from '../components/PostMenu.tsx';
import { LikePill } from '../components/LikePill.tsx';
import { PostHero } from '../components/PostHero.tsx';
import { PostProducts } from '../components/PostProducts.tsx';
import { postShared, postShareCancelled } from '../events.ts';
import { messages } from '../messages.ts';
import { postTileOfCreator } from '../postTile.tsx';
import { usePostTitle } from '../postTitle.ts';
import { mentionedQuery } from '../mentioned.ts';
import { moreFromQuery } from '../moreFrom.ts';
import { postsPaths } from '../paths.ts';
import type { Post } from '../post.ts';
import { postQuery } from '../queries.ts';
import { usePostSeen } from '../usePostSeen.ts';
import * as css from './PostPage.css.ts';

/** `/posts/{id}`: picture, creator, caption, products, and other posts of the creator. */
export function Component() {
  const { id = '' } = useParams();
  const api = useApi();
  const track = useTrack();
  const intl = useIntl();
  const { data: post } = useSuspenseQuery(postQuery(api, id));
  const { creator, caption } = post;
  const title = intl.formatMessage(messages.title, { name: creator.name });
  const moreFrom = intl.formatMessage(messages.moreFrom, { name: creator.name });
  const path = paths.post(id);
  return (
    <>
      <Head key={id} post={post} />
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <article className={css.post}>
        <div className={css.lead}>
          <PostHero post={post} />
        </div>
        <div className={css.about}>
          <CreatorRow creator={creator}>
            <FollowButton creator={creator} place="head" />
          </CreatorRow>
          {caption ? <Caption post={post} /> : null}
          <div className={css.actions}>
            <LikePill postId={id} creatorName={creator.name} />
            <ShareButton
              look="label"
              title={title}
              text={caption}
              url={path}
              onShare={() => track(postShared(id))}
              onCancel={() => track(postShareCancelled(id))}
            />
            <PostMenu postId={id} creator={creator} />
            <time className={css.date} dateTime={post.createdAt}>
              <Formatted values={[post.createdAt]}>
                {() => intl.formatDate(post.createdAt, { format: 'day' })}
              </Formatted>
            </time>
          </div>
          <PostProducts post={post} />
        </div>
      </article>
      <div className={css.more}>
        <h2 className={css.moreTitle}>
          {intl.formatMessage(messages.moreFrom, { name: <bdi key="name">{creator.name}</bdi> })}
        </h2>
        <EndlessList
          query={moreFromQuery(api, post)}
          tile={postTileOfCreator}
          label={moreFrom}
          path={paths.creatorShop(creator.displayName)}
          {...usePostSeen()}
        />
      </div>
    </>
  );
}

function Head({ post }: { readonly post: Post }) {
  const { id, caption, heroImage, heroImageAlt, heroImageWidth: sourceWidth, heroImageHeight: sourceHeight } = post;
  const name = useIntl().formatMessage(messages.title, { name: post.creator.name });
  return (
    <PageHead
      title={usePostTitle(post)}
      description={caption}
      path={paths.post(id)}
      type="article"
      image={{ ...shareCard(heroImage, { sourceWidth, sourceHeight }), alt: heroImageAlt ?? name }}
    />
  );
}

/** The caption, with links to hashtags and to the creators that it names. */
function Caption({ post }: { readonly post: Post }) {
  const { data: mentioned = [] } = useQuery(mentionedQuery(useApi(), post));
  return (
    <CaptionText
      hashtagHref={(hashtag) => postsPaths.hashtag(normalizeHashtag(hashtag))}
      handleHref={(handle) => {
        const known = mentioned.find((displayName) => displayName.toLowerCase() === handle.toLowerCase());
        return known && paths.creatorShop(known);
      }}
    >
      {post.caption}
    </CaptionText>
  );
}
