import { PostTile } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { messages } from '../messages.ts';
import type { PostSummary } from '../post.ts';

interface PostListTileProps {
  readonly post: PostSummary;
  readonly header: boolean;
  readonly priority: boolean;
}

/** A post of a list. */
export function PostListTile({ post, header, priority }: PostListTileProps) {
  const intl = useIntl();
  const { creator, products, ...tile } = post;
  const shelf = products.map((product, index) => ({
    ...product,
    name: product.name ?? intl.formatMessage(messages.product, { number: index + 1, name: creator.name }),
  }));
  return <PostTile post={tile} profile={creator} products={shelf} header={header} priority={priority} />;
}
