import { useApi } from '@social-shop/api-client';
import { PostCard, Rail, RailSkeleton } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { seenInQuery } from '../queries.ts';
import { SectionError } from './SectionError.tsx';

/** The posts that show the product. Renders nothing if there are none. */
export function SeenIn({ id }: { readonly id: string }) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useQuery(seenInQuery(useApi(), id));
  const title = intl.formatMessage(messages.seenIn);
  if (error && !isFetching)
    return <SectionError error={error} text={messages.seenInError} onRetry={() => void refetch()} />;
  if (!data) return <RailSkeleton title={title} tiles="posts" />;
  const { posts, count = posts.length } = data;
  if (posts.length === 0) return null;
  return (
    <Rail title={title} note={intl.formatMessage(messages.seenInCount, { count })} tiles="posts">
      {posts.map(({ creator, ...post }) => (
        <li key={post.id}>
          <PostCard post={post} creator={creator} />
        </li>
      ))}
    </Rail>
  );
}
