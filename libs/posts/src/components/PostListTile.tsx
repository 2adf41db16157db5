import { lazyPart, PostTile, useHydrating } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { productPaths } from '@social-shop/products';
import { Suspense } from 'react';
import { messages } from '../messages.ts';
import type { PostSummary } from '../post.ts';
import { LikeButton } from './LikeButton.tsx';
import { PostMenu } from './PostMenu.tsx';

// Not needed for the first view, and without it the picture stays.
const PostClip = lazyPart(async () => (await import('./PostClip.tsx')).PostClip);

function Clip({ mediaId }: { readonly mediaId: string }) {
  return useHydrating() ? null : (
    <Suspense>
      <PostClip mediaId={mediaId} />
    </Suspense>
  );
}

interface PostListTileProps {
  readonly post: PostSummary;
  readonly header: boolean;
  readonly priority: boolean;
}

/** A post of a list. */
export function PostListTile({ post, header, priority }: PostListTileProps) {
  const intl = useIntl();
  const { creator, products, ...tile } = post;
  const shelf = products.map(({ detailsId, ...product }, index) => ({
    ...product,
    href: productPaths.product(detailsId, { li: post.id, ci: post.id }),
    name: product.name ?? intl.formatMessage(messages.product, { number: index + 1, name: creator.name }),
  }));
  const clip = post.videoMediaId && <Clip mediaId={post.videoMediaId} />;
  return (
    <PostTile
      post={tile}
      creator={creator}
      products={shelf}
      header={header}
      priority={priority}
      clip={clip}
      more={header ? <PostMenu postId={post.id} creator={creator} /> : null}
      action={<LikeButton postId={post.id} creatorName={creator.name} />}
    />
  );
}
