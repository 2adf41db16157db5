import { useIntl } from '@social-shop/i18n';
import { Link, paths } from '@social-shop/routing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import type { PostFeedQuery } from '../queries.ts';

/** A feed of posts. */
export function PostList({ query }: { readonly query: PostFeedQuery }) {
  const intl = useIntl();
  const { data: posts = [], hasNextPage, isError, fetchNextPage } = useInfiniteQuery(query);
  return (
    <div>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <Link href={paths.post(post.id)}>{post.creator.name}</Link>
          </li>
        ))}
      </ul>
      {isError ? <p role="alert">{intl.formatMessage(messages.listError)}</p> : null}
      {hasNextPage ? (
        <button type="button" onClick={() => void fetchNextPage({ cancelRefetch: false })}>
          {intl.formatMessage(messages.listMore)}
        </button>
      ) : null}
    </div>
  );
}
