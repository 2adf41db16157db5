import { useApi } from '@social-shop/api-client';
import { creatorQuery } from '@social-shop/creators';
import { creatorPostsQuery, PostList } from '@social-shop/posts';
import { PageHead, paths } from '@social-shop/routing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';

/** `/explore/{displayName}` */
export function Component() {
  const { displayName = '' } = useParams();
  const [search] = useSearchParams();
  const api = useApi();
  const { data: creator } = useSuspenseQuery(creatorQuery(api, displayName));
  return (
    <>
      <PageHead
        title={creator.name}
        description={creator.bio}
        path={paths.creatorShop(creator.displayName)}
        image={creator.avatarUrl}
      />
      <h1>{creator.name}</h1>
      <PostList query={creatorPostsQuery(api, creator.id, search.get('next'))} />
    </>
  );
}
